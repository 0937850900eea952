import type { Market } from '@/lib/platform/markets'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { type HeadingLevel, Rating, uiWords } from '@/lib/storefront/design/ui'
import { Heart, wishlistWords } from '@/lib/storefront/visitor/state'
import type { ProductCard } from '@/schemas/shop'
import { PlainAdd } from './plain-add'
import { Swatches } from './swatches'
import { TilePicture, TilePrice } from './tile-parts'
import { tileWords } from './tile-words'

type Props = {
  card: ProductCard
  market: Market
  /** One of the first pictures of the page, loaded before others. */
  priority?: boolean | undefined
  headingLevel?: HeadingLevel | undefined
  /** False where the document has no room for them. */
  withColours?: boolean | undefined
}

/**
 * A product in a grid, a slider or a list. Its four parts (picture, name, price, rating) are rows of the surrounding
 * grid, so that the prices of neighbouring tiles align. The link of the name covers the whole tile.
 */
export function ProductTile({
  card,
  market,
  priority = false,
  headingLevel: Heading = 'h3',
  withColours = true,
}: Props) {
  const words = uiWords(market)
  const tile = tileWords(market)
  const { brand, subbrand, name, lang, rating, price } = card
  return (
    <article className="tile" data-price={price.withTax}>
      <div className="tile-picture" {...(!card.buyable && { 'data-unavailable': '' })}>
        <TilePicture card={card} words={tile} priority={priority} />
      </div>
      <div className="tile-part">
        <p className="tile-brand">
          {brand && subbrand ? (
            <>
              <span>{brand}</span>
              {` ${subbrand}`}
            </>
          ) : (
            brand || subbrand
          )}
        </p>
        <Heading className="tile-name">
          <a href={card.href} className="tile-link" lang={lang}>
            {softHyphens(name, lang ?? market.language)}
          </a>
        </Heading>
      </div>
      <div className="tile-part">
        <TilePrice card={card} market={market} words={tile} />
      </div>
      <div className="tile-part">
        {rating && rating.count > 0 && (
          <Rating
            value={rating.mean}
            label={words.rating(rating.mean, rating.count)}
            text={`(${rating.count})`}
            size="small"
          />
        )}
        {withColours && <Swatches card={card} market={market} />}
      </div>
      <div className="tile-heart">
        <Heart
          number={card.number}
          name={name}
          variant={card.hasChoice ? undefined : card.variant}
          words={wishlistWords(market)}
        />
      </div>
      <PlainAdd card={card} market={market} />
    </article>
  )
}
