import { basePriceOf, type PriceMarket } from '@/lib/platform/i18n'
import { Badge, GoodsPicture, Price } from '@/lib/storefront/design/ui'
import type { TileWords } from '@/schemas/api/products'
import type { ProductCard } from '@/schemas/shop'

// What differs between the colours of an article: rendered on the server, and in the browser when one is chosen.

type PartProps = { card: ProductCard; words: TileWords }

/** Two, three and four columns, as in `product-tile.css`. */
const sizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 45vw'

export function TilePicture({ card, words, priority }: PartProps & { priority?: boolean | undefined }) {
  return (
    <>
      <GoodsPicture image={card.image} sign={card.sign} width={300} sizes={sizes} priority={priority} />
      <Badges card={card} words={words} />
    </>
  )
}

export function TilePrice({ card, market, words }: PartProps & { market: PriceMarket }) {
  const { price, before, lowest, from } = card
  return (
    <Price
      market={market}
      amount={price.withTax}
      from={from}
      before={before}
      lowest={lowest}
      recommended={before === undefined ? price.recommendedRetailPrice : undefined}
      base={basePriceOf(price)}
      words={words.price}
    />
  )
}

/** At most two badges on the picture, besides that of goods that are not new, which are none of the novelties. */
function Badges({ card, words }: PartProps) {
  const { buyable, preorder, offer, condition } = card
  const reduction = reductionOf(card)
  if (buyable && !condition && !preorder && reduction === undefined && !card.sale && !card.isNew && !offer)
    return null
  return (
    <div className="tile-badges">
      {condition && <Badge tone="new">{condition}</Badge>}
      {!buyable && <Badge>{card.soldOut === false ? words.notAvailable : words.soldOut}</Badge>}
      {buyable && preorder && <Badge>{words.preorder}</Badge>}
      {buyable && reduction !== undefined && (
        <Badge tone="sale">
          <span className="sr-only">{words.reduced} </span>
          {words.reduction.replace('{percent}', String(reduction))}
        </Badge>
      )}
      {buyable && reduction === undefined && card.sale && <Badge tone="sale">{words.sale}</Badge>}
      {buyable && offer && <Badge tone="offer">{offer}</Badge>}
      {buyable && !condition && !preorder && !offer && card.isNew && <Badge tone="new">{words.new}</Badge>}
    </div>
  )
}

/** In whole per cent, rounded down so that the shop never promises too much. */
function reductionOf({ before, price }: ProductCard): number | undefined {
  if (before === undefined || before <= price.withTax) return undefined
  const reduction = Math.floor((1 - price.withTax / before) * 100 + 1e-9)
  return reduction > 0 ? reduction : undefined
}
