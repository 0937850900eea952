import type { PriceMarket } from '@/lib/platform/i18n'
import { fillPlural, fillTemplate } from '@/lib/platform/i18n'
import { Dotted, GoodsPicture, IconFrame, infoPath, Price } from '@/lib/storefront/design/ui'
import type { BasketShop } from './basket-words'
import type { AddedItem } from './layer-view'

type Props = { added: AddedItem; market: PriceMarket; words: BasketShop['words']['layer'] }

/** An added product with the quantity that was added and its price. */
export function LayerItem({ added: { item, quantity, wanted }, market, words }: Props) {
  const { product, variant, inscription } = item
  const notes = [
    quantity < wanted && fillTemplate(words.fewer, { count: String(quantity), wanted: String(wanted) }),
    item.quantity > quantity && fillTemplate(words.together, { count: String(item.quantity) }),
  ]
  return (
    <article className="flex flex-wrap gap-x-4 gap-y-2">
      <div className="size-22 shrink-0 overflow-hidden rounded-field bg-ground">
        <GoodsPicture image={product.image} sign={product.sign} width={88} className="block" />
      </div>
      {/* Below the picture where a word of usual length has no room beside it. */}
      <div className="min-w-[min(100%,9rem)] flex-1">
        <p className="font-bold text-quiet text-small">
          {[product.brand, product.subbrand].filter(Boolean).join(' ')}
        </p>
        <h3 className="leading-snug [overflow-wrap:anywhere]" lang={product.lang}>
          {product.name}
        </h3>
        {variant.choice.length > 0 && (
          <p className="mt-0.5 text-quiet text-small">
            <Dotted parts={variant.choice} />
          </p>
        )}
        {inscription !== undefined && (
          <p className="mt-0.5 text-quiet text-small [overflow-wrap:anywhere]">
            {fillTemplate(words.inscription, { text: inscription })}
          </p>
        )}
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-small">{fillPlural(words, quantity)}</p>
          {variant.price && (
            <Price
              size="small"
              market={market}
              amount={variant.price.withTax * quantity}
              before={variant.before === undefined ? undefined : variant.before * quantity}
              lowest={variant.lowest === undefined ? undefined : variant.lowest * quantity}
              words={words.price}
            />
          )}
        </div>
        {notes.map(
          (note) =>
            note && (
              <p
                key={note}
                className="mt-2 flex items-start gap-2 rounded-field bg-info-ground p-2.5 text-small"
              >
                <IconFrame path={infoPath} className="mt-0.5 size-4 text-info" />
                <span className="min-w-0">{note}</span>
              </p>
            ),
        )}
      </div>
    </article>
  )
}
