import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { productPicture } from '@/lib/storefront/pictures'
import { Badge, type HeadingLevel, Image, Price, Rating, uiWords } from '@/lib/storefront/ui'
import { Heart, wishlistWords } from '@/lib/storefront/visitor'
import type { ProductCard } from '@/schemas/shop'
import { basePriceOf } from './base-price'
import { Swatches } from './swatches'

type Props = {
  card: ProductCard
  market: Market
  /** One of the first pictures of the page, loaded before others. */
  priority?: boolean | undefined
  headingLevel?: HeadingLevel | undefined
}

/** Two, three and four columns, as in `product-tile.css`. */
const sizes = '(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 45vw'

/**
 * A product in a grid, a slider or a list. Its four parts (picture, name, rating, price) are rows of the surrounding
 * grid, so that the prices of neighbouring tiles align. The link of the name covers the whole tile.
 */
export function ProductTile({ card, market, priority = false, headingLevel: Heading = 'h3' }: Props) {
  const words = uiWords(market)
  const { brand, subbrand, name, lang, rating, price, colours } = card
  return (
    <article className="tile" data-price={price.withTax}>
      <div className="tile-picture" {...(!card.buyable && { 'data-unavailable': '' })}>
        {card.image && (
          <Image
            src={productPicture(card.image.src)}
            alt={card.image.alt}
            width={300}
            aspect="1/1"
            sizes={sizes}
            priority={priority}
          />
        )}
        <Badges card={card} market={market} />
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
            {name}
          </a>
        </Heading>
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
        <Swatches colours={colours} market={market} />
      </div>
      <div className="tile-part">
        <Price
          market={market}
          amount={price.withTax}
          from={card.from}
          before={card.before}
          recommended={card.before === undefined ? price.recommendedRetailPrice : undefined}
          base={basePriceOf(price)}
          words={words.price}
        />
      </div>
      <div className="tile-heart">
        <Heart
          number={card.number}
          name={name}
          variant={card.hasChoice ? undefined : card.variant}
          words={wishlistWords(market)}
        />
      </div>
    </article>
  )
}

/** At most two badges on the picture. */
function Badges({ card, market }: { card: ProductCard; market: Market }) {
  const t = marketText(market)
  const reduction = reductionOf(card)
  return (
    <div className="tile-badges">
      {!card.buyable && <Badge>{t(card.soldOut === false ? 'tile.notAvailable' : 'tile.soldOut')}</Badge>}
      {card.buyable && reduction !== undefined && (
        <Badge tone="sale">
          <span className="sr-only">{t('tile.reduced')} </span>
          {t('tile.reduction', { percent: String(reduction) })}
        </Badge>
      )}
      {card.buyable && reduction === undefined && card.sale && <Badge tone="sale">{t('tile.sale')}</Badge>}
      {card.buyable && card.isNew && <Badge tone="new">{t('tile.new')}</Badge>}
    </div>
  )
}

/** In whole per cent, rounded down so that the shop never promises too much. */
function reductionOf({ before, price }: ProductCard): number | undefined {
  if (before === undefined || before <= price.withTax) return undefined
  const reduction = Math.floor((1 - price.withTax / before) * 100 + 1e-9)
  return reduction > 0 ? reduction : undefined
}
