import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Carousel, uiWords } from '@/lib/storefront/design/ui'
import { listData } from '@/lib/storefront/screens/recently-viewed'
import { PricesNote, ProductTile } from '@/lib/storefront/screens/tiles'
import type { Recommendations } from '@/schemas/api/recommendations'

type Props = { number: string; market: Market; alternatives: Recommendations }

/** Recommendations beside a product, in a row of tiles. */
export function Alternatives({ number, market, alternatives }: Props) {
  if (alternatives.items.length === 0) return null
  const headline = marketText(market)('product.alternatives')
  const id = `alternatives-${number}`
  return (
    <section aria-labelledby={id} className="pt-section print:hidden" {...listData(alternatives)}>
      <Carousel
        label={headline}
        heading={
          <h2 id={id} className="font-display text-h2">
            {headline}
          </h2>
        }
        items={alternatives.items.map((card) => ({
          id: card.number,
          content: <ProductTile card={card} market={market} withColours={false} />,
        }))}
        words={uiWords(market).carousel}
      />
      <PricesNote market={market} className="mt-3" />
    </section>
  )
}
