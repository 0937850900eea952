import { AllLink } from '@/blocks/products/all-link'
import { loadChosen } from '@/blocks/products/load-chosen'
import { MissingNote } from '@/blocks/products/missing-note'
import { marketText } from '@/lib/platform/i18n'
import { Carousel, levelBelow, uiWords } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { PricesNote, ProductTile, TileColours } from '@/lib/storefront/screens/tiles'
import type { productSliderBlock } from '@/schemas/blocks/products'

/** Renders nothing, not even the headline, without products. */
export async function ProductSlider({ blok, context }: BlockProps<typeof productSliderBlock>) {
  const { market } = context
  const chosen = await loadChosen(market, blok)
  const note = <MissingNote choice={blok} chosen={chosen} context={context} />
  if (chosen.cards.length === 0) return note
  const Heading = blok.level
  return (
    <div className="subject w-full min-w-0">
      <Carousel
        label={blok.headline ?? marketText(market)('products.label')}
        heading={blok.headline && <Heading className="font-display text-h2">{blok.headline}</Heading>}
        items={chosen.cards.map((card) => ({
          id: card.number,
          content: (
            <ProductTile
              card={card}
              market={market}
              headingLevel={blok.headline ? levelBelow(blok.level) : blok.level}
            />
          ),
        }))}
        words={uiWords(market).carousel}
      />
      <PricesNote market={market} className="mt-1 md:mt-3" />
      <TileColours locale={market.shopLocale} />
      <AllLink link={blok.link} words={blok.linkText} context={context} />
      {note}
    </div>
  )
}
