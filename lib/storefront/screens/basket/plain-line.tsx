import { fillPlural, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { withChoice } from '@/lib/platform/text'
import { Button, Dotted, Select } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import { LinePromotion, LineTotal, Picture } from './basket-line'
import { LineFacts } from './line-facts'
import { Instead } from './line-notice'
import { isCounted, isPricedApart } from './lines'
import { quantitiesOf } from './quantities'
import type { BasketWords } from './words'

type Props = { item: BasketItem; market: Market; words: BasketWords }

/** A line of the basket with a form that changes its quantity or removes it. */
export function PlainLine({ item, market, words }: Props) {
  const { key, product, variant } = item
  const id = `line-${key}`
  const counts = isCounted(item)
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-4 gap-y-3 p-4 @3xs:grid-cols-[5.5rem_minmax(0,1fr)] sm:p-5 lg:grid-cols-[8rem_minmax(0,1fr)]!"
    >
      <Picture product={product} isFaded={!counts} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-quiet text-small">
          {[product.brand, product.subbrand].filter(Boolean).join(' ')}
        </p>
        <h2 id={id} className="mt-0.5 leading-snug" lang={product.lang}>
          {product.href ? (
            <a href={product.href} className="underline-offset-4 hover:text-accent hover:underline">
              {product.name}
            </a>
          ) : (
            product.name
          )}
        </h2>
        <p className="mt-1 text-quiet text-small empty:hidden">
          <Dotted parts={variant.choice} />
        </p>
        <LineFacts item={item} market={market} words={words} isPriced={!counts || isPricedApart(item)} />
        <Notice item={item} words={words} />
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 @3xs:col-span-2 lg:col-[2/3]!">
        <LineForm item={item} market={market} words={words} />
        {counts && (
          <div className="ms-auto flex min-h-12 flex-wrap items-center">
            <LineTotal item={item} market={market} words={words} />
            <LinePromotion item={item} market={market} words={words} />
          </div>
        )}
      </div>
    </article>
  )
}

/** Why the line cannot be ordered as it is. */
function Notice({ item, words }: Omit<Props, 'market'>) {
  const { notice, variant } = item
  if (!notice) return null
  const { title, text } =
    notice === 'lessLeft'
      ? { title: fillPlural(words.lessLeft.title, variant.most), text: words.lessLeft.text }
      : words.notices[notice]
  return (
    <div className="mt-3 rounded-field bg-warning-ground p-3 text-small">
      <p className="font-bold text-warning">{title}</p>
      <p className="mt-0.5">{text}</p>
      <Instead item={item} words={words} />
    </div>
  )
}

function LineForm({ item, market, words }: Props) {
  const { key, product, variant, quantity, isGift } = item
  const t = marketText(market)
  const quantities = isGift ? [] : quantitiesOf(item)
  const of = <span className="sr-only">: {withChoice(product.name, variant.choice)}</span>
  return (
    <form
      method="post"
      action={`/api/basket/items/${encodeURIComponent(key)}/?locale=${market.shopLocale}`}
      // Its buttons stand in the row of the line, so that the total is beside the last of them.
      className="contents"
    >
      {isGift && (
        <p className="basis-full font-bold text-small text-success">{fillPlural(words.gift, quantity)}</p>
      )}
      {quantities.length > 0 && (
        <>
          <Select
            id={`quantity-${key}`}
            name="quantity"
            label={words.quantity}
            defaultValue={String(quantity)}
            options={quantities.map(String).map((value) => ({ value, label: value }))}
            className="min-w-20"
          />
          <Button type="submit" variant="secondary">
            {t('basket.plain.change')}
            {of}
          </Button>
        </>
      )}
      <Button type="submit" name="remove" value="1" variant="quiet" className="@max-[24rem]:-ms-5">
        {words.remove}
        {of}
      </Button>
    </form>
  )
}
