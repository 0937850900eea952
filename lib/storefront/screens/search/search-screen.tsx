import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { LinkChip } from '@/lib/storefront/design/ui'
import { menuTree } from '@/lib/storefront/screens/frame'
import { AdviceWithoutResults, Listing, ProductGrid } from '@/lib/storefront/screens/listing'
import { PricesNote } from '@/lib/storefront/screens/tiles'
import type { ProductCard } from '@/schemas/shop'
import { categoryPaths } from './find-pages'
import type { Found } from './find-search'

type Props = {
  found: Found
  layout: Layout
  /** The editors' content for a search without results, or before one. */
  help: ReactNode
  /** Shown where a search finds nothing. */
  bestsellers?: readonly ProductCard[] | undefined
}

/** The number of product pictures on a phone's first screen. */
const eager = 4

/** Search results: products with filters, categories and pages. */
export function SearchScreen({ found, layout, help, bestsellers = [] }: Props) {
  const { market, path, query, term, listing, correctedTerm, categories, pages } = found
  const { meant, meantPrice, occasion, leftOut = [] } = found
  const t = marketText(market)
  const { filters, price, sort, page, without } = query
  const isFiltered = Object.keys(filters).length > 0 || price !== undefined
  const isEmpty = listing === undefined || (listing.hits === 0 && !isFiltered)
  return (
    <div className="pt-6 pb-section md:pt-10">
      <h1 className="font-display text-h1">
        {term === '' ? t('search.start') : t(isEmpty ? 'search.none' : 'search.headline', { term })}
      </h1>
      {correctedTerm !== undefined && (
        <p className="mt-2 max-w-prose text-quiet">
          {t('search.corrected', { term: correctedTerm, asked: term })}
        </p>
      )}
      {leftOut.map(({ meaning, label }) => (
        <p key={meaning} className="mt-2 max-w-prose text-quiet">
          {t(`search.leftOut.${meaning}`, { label })}
        </p>
      ))}
      {term === '' && <p className="mt-2 max-w-prose text-quiet">{t('search.startText')}</p>}
      <Links id="search-categories" headline={t('search.categories')} links={categories} />
      {!isEmpty && listing && (
        <div className="mt-4">
          <Listing
            market={market}
            path={path}
            chosen={{
              ...{ sort, page, term, filters: { ...meant, ...filters } },
              ...((price ?? meantPrice) && { price: price ?? meantPrice }),
              ...(without && { without }),
              ...(meant && { meant }),
              ...(meantPrice && { meantPrice }),
              ...(occasion && { occasion }),
            }}
            found={listing}
            anchor="products"
            headingLevel="h2"
            eager={eager}
            empty={help}
          />
        </div>
      )}
      {isEmpty && term !== '' && (
        <div className="in-line mt-6">
          <AdviceWithoutResults market={market} isFiltered={false} term={term} />
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
      <Links id="search-pages" headline={t('search.pages')} links={pages} />
    </div>
  )
}

/** The categories of the menu, which has other entries beside them. */
async function PopularCategories({ layout, market }: { layout: Layout; market: Market }) {
  const paths = await categoryPaths(market)
  const links = menuTree(layout, market).flatMap(({ name, link }) =>
    link && paths.includes(link.href) ? [{ label: name, href: link.href }] : [],
  )
  return <Links id="search-popular" headline={marketText(market)('search.popular')} links={links} />
}

type LinksProps = { id: string; headline: string; links: readonly { label: string; href: string }[] }

function Links({ id, headline, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className="mt-6">
      <h2 id={id} className="font-bold">
        {headline}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <LinkChip href={href}>{label}</LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
