import { basePriceOf, type PriceMarket } from '@/lib/platform/i18n'
import { Badge, GoodsPicture, heartPath, IconFrame, Price, type PriceWords } from '@/lib/storefront/design/ui'
import type { WishlistItems } from '@/schemas/api/wishlist'
import { isBuyable } from './item-order'

type Item = WishlistItems['items'][number]

/** The picture of a product on the wishlist, faded where it cannot be bought. */
export const ItemPicture = ({ item }: { item: Item }) => (
  <div className="flex size-[min(6rem,30vw)] shrink-0 items-center justify-center overflow-hidden rounded-field bg-ground text-outline sm:size-32">
    {item.card ? (
      <GoodsPicture
        image={item.card.image}
        sign={item.card.sign}
        width={128}
        className={isBuyable(item) ? 'block' : 'block opacity-55'}
      />
    ) : (
      <IconFrame path={heartPath} className="size-8" />
    )}
  </div>
)

type PriceProps = {
  item: Item
  market: PriceMarket
  words: { price: PriceWords; gone: string }
}

/** What it costs today, and when it can be delivered. */
export function ItemPrice({ item, market, words }: PriceProps) {
  const { card, chosen, delivery } = item
  const { isSlow } = chosen ?? item
  return (
    <>
      {card && (
        <Price
          market={market}
          amount={(chosen ?? card).price.withTax}
          from={!chosen && card.from}
          before={(chosen ?? card).before}
          lowest={(chosen ?? card).lowest}
          base={basePriceOf((chosen ?? card).price)}
          words={words.price}
        />
      )}
      <Badge {...(card && isBuyable(item) && { tone: isSlow ? 'warning' : 'success' })}>
        {card ? (chosen?.delivery ?? delivery) : words.gone}
      </Badge>
    </>
  )
}
