import { AllLink } from '@/blocks/products/all-link'
import { loadChosen } from '@/blocks/products/load-chosen'
import { MissingNote } from '@/blocks/products/missing-note'
import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { levelBelow } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { ProductGrid } from '@/lib/storefront/screens/listing'
import { PricesNote } from '@/lib/storefront/screens/tiles'
import type { productListBlock } from '@/schemas/blocks/products'

/** Renders nothing, not even the headline, without products. */
export async function ProductList({ blok, context }: BlockProps<typeof productListBlock>) {
  const chosen = await loadChosen(context.market, blok)
  const note = <MissingNote choice={blok} chosen={chosen} context={context} />
  if (chosen.cards.length === 0) return note
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  return (
    <section
      className="w-full"
      {...(blok.headline
        ? { 'aria-labelledby': headlineId }
        : { 'aria-label': marketText(context.market)('products.label') })}
    >
      {blok.headline && (
        <Heading id={headlineId} className="mb-5 font-display text-h2">
          {blok.headline}
        </Heading>
      )}
      <ProductGrid
        cards={chosen.cards}
        market={context.market}
        headingLevel={blok.headline ? levelBelow(blok.level) : blok.level}
      />
      <PricesNote market={context.market} className="mt-4" />
      <AllLink link={blok.link} words={blok.linkText} context={context} />
      {note}
    </section>
  )
}
