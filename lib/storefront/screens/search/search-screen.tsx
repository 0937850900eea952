import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { listingAddress } from '@/lib/shop/listing'
import { type MenuEntry, menuTree } from '@/lib/storefront/screens/frame'
import { AdviceWithoutResults, Listing, ProductGrid } from '@/lib/storefront/screens/listing'
import { PricesNote } from '@/lib/storefront/screens/tiles'
import type { ProductCard } from '@/schemas/shop'
import { telAddress } from '@/schemas/telephone'
import { categoryPaths } from './find-pages'
import { anchor, chosenOf, eager, type Found } from './found'
import { nearAreas } from './near-areas'
import { Links, SearchHead, SearchTail } from './search-words'

type Props = {
  found: Found
  layout: Layout
  /** The editors' content for a search without results, or before one. */
  help: ReactNode
  /** Shown where a search finds nothing. */
  bestsellers?: readonly ProductCard[] | undefined
}

/** Search results: products with filters, categories and pages. */
export function SearchScreen({ found, layout, help, bestsellers = [] }: Props) {
  const { market, path, query, term, listing } = found
  const t = marketText(market)
  const isFiltered = Object.keys(query.filters).length > 0 || query.price !== undefined
  const isEmpty = listing === undefined || (listing.hits === 0 && !isFiltered)
  return (
    <div className="pt-6 pb-section md:pt-10">
      <SearchHead found={found} isEmpty={isEmpty} />
      {!isEmpty && listing && (
        <div className="mt-4">
          <Listing
            market={market}
            path={path}
            chosen={chosenOf(found)}
            found={listing}
            anchor={anchor}
            headingLevel="h2"
            eager={eager}
            empty={help}
          />
        </div>
      )}
      {isEmpty && term !== '' && (
        <div className="in-line mt-6">
          <NearWords market={market} path={path} words={found.near ?? []} />
          <NearestOrAdvice layout={layout} market={market} term={term} />
          <Telephone layout={layout} market={market} />
          {bestsellers.length > 0 && (
            <section
              aria-labelledby="search-bestsellers"
              className="mt-8 md:max-xl:[&_.tile-grid>li:nth-child(n+7)]:hidden"
            >
              <h2 id="search-bestsellers" className="mb-4 font-display text-h2">
                {t('search.bestsellers')}
              </h2>
              <ProductGrid cards={bestsellers} market={market} />
              <PricesNote market={market} className="mt-3" />
            </section>
          )}
          <div className="mt-8 -mb-section">{help}</div>
        </div>
      )}
      {term === '' && <div className="-mb-section mt-4">{help}</div>}
      {isEmpty && !(term === '' && help) && <PopularCategories layout={layout} market={market} />}
      <SearchTail found={found} />
    </div>
  )
}

type AreasProps = { layout: Layout; market: Market }

/** The categories of the menu, which has other entries beside them. */
async function areasOf({ layout, market }: AreasProps, depth = 1) {
  const paths = await categoryPaths(market)
  const read = (entries: MenuEntry[], left: number): { label: string; href: string }[] =>
    entries.flatMap(({ name, link, entries: below }) => [
      ...(link && paths.includes(link.href) ? [{ label: name, href: link.href }] : []),
      ...(left > 1 && below ? read(below, left - 1) : []),
    ])
  return read(menuTree(layout, market), depth)
}

/**
 * Says that goods are not carried, where it is known what they are, and where those nearest to them are. Of other words,
 * what to try.
 */
async function NearestOrAdvice({ term, ...props }: AreasProps & { term: string }) {
  const { market } = props
  const links = nearAreas(term, await areasOf(props, 3), market.language)
  if (links.length === 0) return <AdviceWithoutResults market={market} isFiltered={false} term={term} />
  return (
    <div className="*:mt-0">
      <Links id="search-nearest" headline={marketText(market)('search.nearest')} links={links} />
    </div>
  )
}

/** Words of the catalogue that are written nearly as one of the term, and find something. */
function NearWords({ market, path, words }: { market: Market; path: string; words: readonly string[] }) {
  const links = words.map((label) => ({ label, href: listingAddress(path, { term: label }) }))
  return (
    <div className="mb-8 *:mt-0 empty:hidden">
      <Links id="search-near" headline={marketText(market)('search.near')} links={links} />
    </div>
  )
}

/** How somebody is reached who knows the goods. */
function Telephone({ layout, market }: AreasProps) {
  const card = layout.hotlineCards.find(({ phone }) => phone)
  if (!card?.phone) return null
  return (
    <p className="mt-6 max-w-prose">
      {marketText(market)('search.ask')}{' '}
      <a
        href={telAddress(card.phone)}
        className="inline-block whitespace-nowrap py-2 font-bold underline underline-offset-4"
      >
        {card.phone}
      </a>
      {card.hours && <span className="block text-quiet text-small">{card.hours}</span>}
    </p>
  )
}

async function PopularCategories(props: AreasProps) {
  const { market } = props
  const links = await areasOf(props)
  return <Links id="search-popular" headline={marketText(market)('search.popular')} links={links} />
}
