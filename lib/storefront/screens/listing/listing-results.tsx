import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { listingAddress } from '@/lib/shop/listing'
import { Dotted, type HeadingLevel, Icon, Pagination, uiWords } from '@/lib/storefront/design/ui'
import { PricesNote } from '@/lib/storefront/screens/tiles'
import type { ProductCard } from '@/schemas/shop'
import { ActiveFilters } from './active-filters'
import { AdviceWithoutResults } from './advice-without-results'
import type { Advice, Chosen, FacetView } from './listing-view'
import { ProductGrid, type TileMarkup } from './product-grid'

type Props = {
  market: Market
  /** The address without filters. */
  path: string
  chosen: Chosen
  facets: readonly FacetView[]
  total: number
  page: number
  pages: number
  cards: readonly ProductCard[]
  /** The fragment of pagination links. */
  anchor: string
  advice?: Advice | undefined
  headingLevel: HeadingLevel
  /** The number of pictures on the first screen. */
  eager: number
  empty: ReactNode
  tileMarkup?: TileMarkup | undefined
}

/** The number of results, the active filters, the products and the pagination. */
export function ListingResults({ market, path, chosen, facets, anchor, ...results }: Props) {
  const t = marketText(market)
  const { total, page, pages, cards, advice, headingLevel, eager, empty, tileMarkup } = results
  // All pages but the last are full.
  const before = page < pages ? (page - 1) * cards.length : Math.max(0, total - cards.length)
  const href = (to: number) => `${listingAddress(path, { ...chosen, page: to })}#${anchor}`
  return (
    <>
      <ActiveFilters market={market} path={path} chosen={chosen} facets={facets} />
      <div className="my-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 min-[80rem]:my-2">
        <p className="text-quiet outline-none" tabIndex={-1} data-control="results">
          <Dotted
            parts={[
              <span key="hits" className="font-bold text-ink">
                {t('listing.hits', { count: total })}
              </span>,
              ...(pages > 1 && page > 1 ? [t('listing.page', { page: String(page) })] : []),
            ]}
          />
        </p>
        {advice && (
          <a
            href={advice.href}
            className="inline-flex items-baseline gap-1.5 py-1 font-bold text-accent text-small underline-offset-4 hover:underline"
          >
            <Icon name={advice.advisor === 'tog' ? 'moon' : 'ruler'} className="size-5 self-center" />
            {advice.label}
          </a>
        )}
        {total > 0 && <PricesNote market={market} />}
      </div>
      {total === 0 ? (
        <div className="in-line">
          <AdviceWithoutResults market={market} isFiltered term={chosen.term} />
          {empty}
        </div>
      ) : (
        // Other choices get tiles of their own, which show the colours that were found.
        <ProductGrid
          key={href(page)}
          cards={cards}
          market={market}
          headingLevel={headingLevel}
          eager={eager}
          before={before}
          tileMarkup={tileMarkup}
        />
      )}
      <div className="mt-8 md:mt-12">
        <Pagination current={page} pages={pages} href={href} words={uiWords(market).pagination} />
      </div>
    </>
  )
}
