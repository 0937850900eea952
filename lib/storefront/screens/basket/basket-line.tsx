import { fillPlural, fillTemplate, formatPrice, formatReduction, type PriceMarket } from '@/lib/platform/i18n'
import { withChoice } from '@/lib/platform/text'
import { Dotted, GoodsPicture, giftPath, heartPath, IconFrame, trashPath } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import { LineFacts } from './line-facts'
import { LineNotice } from './line-notice'
import { isCounted, isPricedApart } from './lines'
import { QuantitySelect } from './quantity-select'
import type { BasketWords } from './words'

/** The element id of a line, which receives the focus when the line before it is removed. */
export const lineId = (key: string): string => `line-${key}`

type Props = {
  item: BasketItem
  market: PriceMarket
  words: BasketWords
  onQuantity: (quantity: number) => void
  onRemove: () => void
  /** Unset in a shop without a wishlist. */
  onWishlist: (() => void) | undefined
}

/** A line of the basket with its quantity and price. */
export function BasketLine({ item, market, words, onQuantity, onRemove, onWishlist }: Props) {
  const { product, variant, quantity, isGift } = item
  const counts = isCounted(item)
  const headingId = `${lineId(item.key)}-name`
  const of = withChoice(product.name, variant.choice)
  return (
    <article
      id={lineId(item.key)}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="relative grid gap-x-4 gap-y-3 rounded-card p-4 focus-visible:-outline-offset-2 @3xs:grid-cols-[5.5rem_minmax(0,1fr)] sm:p-5 lg:grid-cols-[8rem_minmax(0,1fr)]! lg:gap-x-5"
    >
      <div className="lg:row-span-3">
        <Picture product={product} isFaded={!counts} />
      </div>
      <div className="min-w-0">
        <p className="font-bold text-quiet text-small wrap-anywhere @3xs:truncate">
          {[product.brand, product.subbrand].filter(Boolean).join(' ')}
        </p>
        <h2 id={headingId} className="mt-0.5 leading-snug" lang={product.lang}>
          {product.href ? (
            // its link covers the picture as well
            <a
              href={product.href}
              className="transition-colors before:absolute before:start-4 before:top-4 before:size-22 hover:text-accent sm:before:start-5 sm:before:top-5 lg:before:size-32"
            >
              {product.name}
            </a>
          ) : (
            product.name
          )}
        </h2>
        {variant.choice.length > 0 && (
          <p className="mt-1 text-quiet text-small">
            <Dotted parts={variant.choice} />
          </p>
        )}
        <LineFacts item={item} market={market} words={words} isPriced={isPricedApart(item)} />
      </div>
      <div className="col-span-full empty:hidden lg:col-span-1">
        <LineNotice item={item} words={words} onChange={onQuantity} />
      </div>
      <div className="col-span-full flex flex-wrap items-start gap-x-4 gap-y-3 lg:col-span-1">
        {isGift ? (
          <GiftNote quantity={quantity} words={words} />
        ) : (
          <QuantitySelect item={item} label={words.quantity} onChange={onQuantity} />
        )}
        {counts && (
          <>
            <LineTotal item={item} market={market} words={words} />
            <LinePromotion item={item} market={market} words={words} />
          </>
        )}
        <div className="-mx-2 -mb-2 flex basis-full flex-wrap gap-x-1 min-[80rem]:mx-0 min-[80rem]:basis-auto">
          <LineAction path={trashPath} label={words.remove} of={of} onClick={onRemove} />
          {onWishlist && !isGift && (
            <LineAction path={heartPath} label={words.toWishlist} of={of} onClick={onWishlist} />
          )}
        </div>
      </div>
    </article>
  )
}

export const Picture = ({ product, isFaded }: { product: BasketItem['product']; isFaded: boolean }) => (
  <div className="flex aspect-square max-w-22 items-center justify-center overflow-hidden rounded-field bg-ground text-outline lg:max-w-none">
    <GoodsPicture
      image={product.image && { src: product.image.src }}
      sign={product.sign}
      width={128}
      className={isFaded ? 'block opacity-55' : 'block'}
    />
  </div>
)

const GiftNote = ({ quantity, words }: { quantity: number; words: Props['words'] }) => (
  <p className="flex min-h-11 items-center gap-2 font-bold text-small text-success">
    <IconFrame path={giftPath} className="size-5" />
    {fillPlural(words.gift, quantity)}
  </p>
)

type SumProps = Pick<Props, 'item' | 'market' | 'words'>

export const LineTotal = ({ item, market, words }: SumProps) => (
  <p className="ms-auto flex min-h-11 items-center font-bold text-lead tabular-nums leading-tight min-[80rem]:order-1">
    <span className="sr-only">
      {words.lineTotal}
      {words.colon}{' '}
    </span>
    {formatPrice(item.total, market)}
  </p>
)

const openWords = (
  { label, isOver, missing }: NonNullable<BasketItem['promotion']>,
  market: Props['market'],
  words: Props['words'],
): string =>
  missing === undefined
    ? fillTemplate(isOver ? words.promotionOver : words.promotionOpen, { label })
    : fillTemplate(words.promotionMissing, { label, amount: formatPrice(missing, market) })

/** The promotion of the line with its reduction, or a note that it does not apply yet. */
export function LinePromotion({ item: { promotion, reduction }, market, words }: SumProps) {
  if (!promotion) return null
  return (
    <p className="basis-full text-end text-small min-[80rem]:order-2">
      {promotion.isValid ? (
        <span className="font-bold text-accent">
          {promotion.label}
          {reduction > 0 && (
            <span className="whitespace-nowrap tabular-nums"> {formatReduction(reduction, market)}</span>
          )}
        </span>
      ) : (
        <span className="text-quiet">{openWords(promotion, market, words)}</span>
      )}
    </p>
  )
}

type LineActionProps = { path: string; label: string; of: string; onClick: () => void }

const LineAction = ({ path, label, of, onClick }: LineActionProps) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field px-2 text-quiet text-small transition-colors hover:bg-ink/6 hover:text-ink"
  >
    <IconFrame path={path} className="size-4.5" />
    <span>
      {label}
      <span className="sr-only">: {of}</span>
    </span>
  </button>
)
