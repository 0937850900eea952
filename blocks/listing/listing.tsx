import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { domId } from '@/lib/content/links'
import { loadPage } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { chooseListing, defaultPageSize, type ListingScope, loadListing } from '@/lib/shop/listing'
import { loadOffers } from '@/lib/shop/promotions'
import { classes, levelBelow } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import {
  choicesOf,
  findAdvice,
  findAdvices,
  ListingTemplate,
  Listing as Products,
} from '@/lib/storefront/screens/listing'
import type { listingBlock } from '@/schemas/blocks/listing'
import { toRawBloks } from '@/schemas/content'

type Props = BlockProps<typeof listingBlock>

/** A category page: headline, introduction, the products with their filters, and blocks around them. */
export async function Listing(props: Props) {
  const { blok, context, render } = props
  const Heading = blok.level
  const hasHead = blok.headline !== undefined || blok.intro !== undefined
  const products = await productsOf(props)
  if (!hasHead && !products && blok.before.length === 0 && blok.after.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-6 md:gap-10">
      {hasHead && (
        <div>
          {blok.headline && (
            <Heading className={classes('font-display', blok.level === 'h1' ? 'text-display' : 'text-h1')}>
              {blok.headline}
            </Heading>
          )}
          {blok.intro && (
            <div className={classes(blok.headline && 'mt-4')}>
              <RichTextDocument document={blok.intro} context={context} render={render} />
            </div>
          )}
        </div>
      )}
      {render(blok.before)}
      {products}
      {render(blok.after)}
    </div>
  )
}

/** The tiles of a phone's first row are on its first screen: what paints last there is one of their pictures. */
const firstRow = 2

/** Nothing if the market has no such category, and a sentence if the category is empty. */
async function productsOf({ blok, context, render }: Props) {
  const { market, path, listing: query } = context
  const pageSize = blok.pageSize ?? defaultPageSize
  const scope: ListingScope = { category: blok.category, address: path, pageSize }
  const listed = await (query ? chooseListing(market, scope, query) : loadListing(market.code, scope))
  const isFiltered =
    query !== undefined && (Object.keys(query.filters).length > 0 || query.price !== undefined)
  if (!listed) return null
  const found = { ...listed, cards: await loadOffers(market.code, listed.cards) }
  const anchor = domId(blok.uid, 'products')
  const headingLevel = levelBelow(blok.headline ? blok.level : 'h1')
  if (context.isTemplate && blok.filters && found.hits > 0) {
    const { category } = found
    const advices = await findAdvices(market, category)
    const facts = { scope: { ...scope, category }, anchor, headingLevel, eager: firstRow, advices }
    return <ListingTemplate market={market} name={blok.headline} facts={facts} />
  }
  if (found.hits === 0 && !isFiltered)
    return <p className="text-quiet">{marketText(market)('listing.empty')}</p>
  return (
    <Products
      market={market}
      path={path}
      chosen={query ? choicesOf(query) : { filters: {} }}
      found={found}
      anchor={anchor}
      name={blok.headline}
      headingLevel={headingLevel}
      filters={blok.filters}
      eager={firstRow}
      advice={await findAdvice(market, found)}
      empty={found.hits === 0 && (await noResult(market.code, render))}
    />
  )
}

/** The editors' content for a listing without results. */
async function noResult(marketCode: string, render: Props['render']) {
  const { result } = await loadPage(marketCode, 'layouts/null-result-error')
  return result.kind === 'page' ? render(toRawBloks([result.story.content])) : null
}
