import { colonOf, formatPrice, formatReduction, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { shownArticleNumberOf } from '@/lib/shop/rules'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { classes, Dotted, GoodsPicture } from '@/lib/storefront/design/ui'
import type { ShownLine } from './lines'

type Props = {
  market: Market
  lines: readonly ShownLine[]
  label: string
  /** With everything that is bought named in full; otherwise for a narrow column. */
  isFull?: boolean
  /** With what the law calls the essential characteristics, before it is ordered. */
  hasFeatures?: boolean
}

/** Lists the lines of an order: picture, name, choice, quantity and price. */
export const LineList = ({ market, lines, label, isFull = false, hasFeatures = false }: Props) => (
  <ul aria-label={label} className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.key} className="flex flex-wrap gap-3 py-3 first:pt-0 last:pb-0 sm:gap-4 print:py-1.5">
        <LinePicture product={line.product} isLarge={isFull} />
        <div className="flex min-w-0 flex-[1_1_8rem] flex-wrap items-start gap-x-4 gap-y-1">
          <Description market={market} line={line} isFull={isFull} hasFeatures={hasFeatures} />
          <Amount market={market} line={line} />
        </div>
      </li>
    ))}
  </ul>
)

/** The picture of what is bought, or the sign of its category. */
export const LinePicture = ({ product, isLarge }: { product: ShownLine['product']; isLarge: boolean }) => (
  <div
    className={`flex aspect-square shrink-0 items-center justify-center self-start overflow-hidden rounded-field bg-ground text-outline ${isLarge ? 'w-14 sm:w-24 print:w-14' : 'w-14'}`}
  >
    <GoodsPicture
      image={product.image && { src: product.image.src }}
      sign={product.sign}
      width={isLarge ? 96 : 56}
      className="block"
    />
  </div>
)

type LineProps = { market: Market; line: ShownLine; isFull?: boolean; hasFeatures?: boolean }

function Description({ market, line, isFull = false, hasFeatures = false }: LineProps) {
  const t = marketText(market)
  const { product, choice, inscription, quantity, price, delivery, isGift, exception, isCancelled } = line
  const pieces = isGift
    ? t('basket.page.gift', { count: quantity })
    : t('checkout.summary.quantity', { count: quantity })
  const each = !isGift && quantity > 1 && price !== undefined
  return (
    <div
      className={classes(
        'min-w-0 wrap-anywhere',
        // Characteristics have long words, such as temperaturausgleichend: the price goes below them first.
        isFull ? (hasFeatures ? 'flex-[1_1_10.5rem]' : 'flex-[1_1_8rem]') : 'flex-[1_1_7rem]',
      )}
    >
      {isFull && (
        <p className="text-quiet text-small">{[product.brand, product.subbrand].filter(Boolean).join(' ')}</p>
      )}
      <p className={isFull ? 'font-bold leading-snug' : 'text-small leading-snug'} lang={product.lang}>
        {softHyphens(product.name, product.lang ?? market.language)}
      </p>
      {isFull && (
        <p className="hidden text-quiet text-small print:block">
          {t('product.articleNumber', { number: shownArticleNumberOf(product) })}
        </p>
      )}
      <p className="text-quiet text-small">
        <Dotted parts={[...choice, pieces]} />
      </p>
      {hasFeatures && product.features && (
        <p className="text-quiet text-small" lang={product.lang}>
          <Dotted parts={product.features} />
        </p>
      )}
      {inscription !== undefined && (
        <p className="text-quiet text-small">{t('basket.page.inscription', { text: inscription })}</p>
      )}
      {isCancelled && <p className="font-bold text-small">{t('orderStatus.lineCancelled')}</p>}
      {exception && <p className="text-quiet text-small">{t(`orderReturn.only.${exception}`)}</p>}
      {isFull && each && (
        <p className="text-quiet text-small">
          {t('checkout.summary.each', { price: formatPrice(price, market) })}
        </p>
      )}
      {isFull && delivery && <p className="mt-1 text-small">{delivery}</p>}
    </div>
  )
}

function Amount({ market, line: { total, reduction, promotion } }: LineProps) {
  const t = marketText(market)
  return (
    // As wide for each line, so that the prices of a list stand all beside the names or all below them.
    <div className="ms-auto min-w-[min(5.5rem,100%)] max-w-full text-end text-small">
      <p className="font-bold text-body tabular-nums">
        <span className="sr-only">
          {t('basket.page.lineTotal')}
          {colonOf(market.language)}{' '}
        </span>
        {formatPrice(total, market)}
      </p>
      {promotion?.isValid && (
        <p className="text-accent">
          {promotion.label}
          {reduction > 0 && (
            <span className="whitespace-nowrap tabular-nums"> {formatReduction(reduction, market)}</span>
          )}
        </p>
      )}
    </div>
  )
}
