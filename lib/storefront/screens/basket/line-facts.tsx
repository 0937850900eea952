import { fillTemplate, type PriceMarket } from '@/lib/platform/i18n'
import { expectedDelivery } from '@/lib/shop/product'
import { Price } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import type { BasketWords } from './words'

type Props = {
  item: BasketItem
  market: PriceMarket
  words: BasketWords
  /** Whether the price of one piece says more than the total. */
  isPriced: boolean
}

/** What a line of the basket says below its name: its lettering, its delivery and the price of a piece. */
export function LineFacts({ item, market, words, isPriced }: Props) {
  const { product, variant, inscription, notice, quantity, isGift } = item
  const delivery = expectedDelivery(variant)
  const { made, seal } = words.returnNotes
  const note = (inscription !== undefined && made) || (product.isSealed && seal)
  return (
    <>
      {inscription !== undefined && (
        <p className="mt-1 text-quiet text-small">{fillTemplate(words.inscription, { text: inscription })}</p>
      )}
      {note && <p className="text-quiet text-small">{note}</p>}
      {delivery && notice !== 'notBuyable' && <p className="mt-1 text-small">{delivery}</p>}
      {variant.price && isPriced && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <Price
            size="small"
            market={market}
            amount={isGift ? 0 : variant.price.withTax}
            before={isGift ? variant.price.withTax : variant.before}
            lowest={isGift ? undefined : variant.lowest}
            words={words.price}
          />
          {quantity > 1 && <span className="text-quiet text-small">{words.each}</span>}
        </div>
      )}
    </>
  )
}
