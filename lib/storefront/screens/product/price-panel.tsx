import { basePriceOf, formatPrice, formatRate, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { conditionWords, type VariantView } from '@/lib/shop/catalogue'
import { reductionPercent } from '@/lib/shop/rules'
import { Badge, Price, uiWords } from '@/lib/storefront/design/ui'

type Props = {
  variant: VariantView
  /** It is the lowest of several prices: said until a variant is chosen, while only the first one's panel is seen. */
  isLowest: boolean
  market: Market
  /** Its tax falls due when it is used. */
  voucher: boolean
  /** The page on shipping costs, if there is one. */
  shippingHref: string | undefined
}

/** The price of a variant, its comparison prices, and the note on tax and shipping. */
export function PricePanel({ variant, isLowest, market, voucher, shippingHref }: Props) {
  const { price, condition, before, lowest, availability } = variant
  const t = marketText(market)
  const reduction = reductionPercent(price)
  const vat = price.tax.vat.amount
  const values = { percent: formatRate(vat, market), taxed: vat > 0 ? 'yes' : voucher ? 'voucher' : 'no' }
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Price
          size="large"
          market={market}
          amount={price.withTax}
          from={isLowest && 'unchosen'}
          before={before}
          recommended={price.recommendedRetailPrice}
          base={basePriceOf(price)}
          words={uiWords(market).price}
        />
        {before !== undefined && reduction > 0 && (
          <Badge tone="sale">{t('product.badges.sale', { percent: String(reduction) })}</Badge>
        )}
      </div>
      {condition && (
        <p className="mt-1 font-bold">
          {t('product.condition.line', { condition: conditionWords(condition, market) })}
        </p>
      )}
      {lowest !== undefined && (
        <p className="mt-1 text-quiet text-small">
          {t('product.price.lowest', { price: formatPrice(lowest, market) })}
        </p>
      )}
      <p className="mt-1 text-quiet text-small">
        {availability.download
          ? t('product.price.download', values)
          : t.rich('product.price.shipping', {
              ...values,
              link: (words) => (shippingHref ? <a href={shippingHref}>{words}</a> : words),
            })}
      </p>
    </div>
  )
}
