import { basePriceOf, type PriceMarket } from '@/lib/platform/i18n'
import { Badge, GoodsPicture, Price } from '@/lib/storefront/design/ui'
import type { ShownCard, TileWords } from '@/schemas/api/products'

type CompactTileProps = {
  card: ShownCard
  market: PriceMarket
  words: Pick<TileWords, 'price' | 'preorder'>
}

/**
 * A `ProductTile` of picture, name and price alone, which says what is ordered ahead or not new. Takes its texts as props, for use
 * in islands. Its name has room for two lines, so that the height of a row is known before its products.
 */
export function CompactTile({ card, market, words }: CompactTileProps) {
  const { brand, name, shownName = name, lang, image, sign, price } = card
  return (
    <article className="tile" data-price={price.withTax}>
      <div className="tile-picture">
        <GoodsPicture image={image} sign={sign} width={300} />
        {(card.condition || (card.buyable && card.preorder)) && (
          <div className="tile-badges">
            {card.condition && <Badge tone="new">{card.condition}</Badge>}
            {card.buyable && card.preorder && <Badge>{words.preorder}</Badge>}
          </div>
        )}
      </div>
      <div className="tile-part">
        <p className="tile-brand">{brand}</p>
        <h3 className="tile-name min-h-[2lh] hyphens-auto">
          <a href={card.href} lang={lang} className="tile-link">
            {shownName}
          </a>
        </h3>
      </div>
      <div className="tile-part">
        <Price
          market={market}
          amount={price.withTax}
          from={card.from}
          before={card.before}
          lowest={card.lowest}
          base={basePriceOf(price)}
          words={words.price}
        />
      </div>
    </article>
  )
}
