import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket } from '@/lib/platform/markets'
import {
  chooseListing,
  defaultPageSize,
  type ListingQuery,
  type ListingScope,
  listingAddress,
  parseListingQuery,
  type SearchParams,
} from '@/lib/shop/listing'
import { listingBlock } from '@/schemas/blocks/listing'
import { type ContentPage, contentMetadata, contentPage, type PageAddress } from './content-page'

/** The first listing block in a page's content, at any depth. */
function listingOf(content: unknown): Pick<ListingScope, 'category' | 'pageSize'> | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  if ('component' in content && content.component === listingBlock.name) {
    const { category, pageSize = defaultPageSize } = listingBlock.schema.safeParse(content).data ?? {}
    return { category, pageSize }
  }
  for (const inner of Object.values(content)) {
    const found = listingOf(inner)
    if (found) return found
  }
  return undefined
}

/** The filters, the order and the page; parameters of other listings are ignored. */
function queryOf(params: SearchParams): ListingQuery | undefined {
  const parsed = parseListingQuery(params)
  if (!parsed.ok) return undefined
  const { category: _, term: __, ...query } = parsed.query
  return query
}

const isFiltered = ({ filters, price, sort }: ListingQuery) =>
  Object.keys(filters).length > 0 || price !== undefined || sort !== 'relevancy'

/**
 * Whether an address has parameters that only forms without scripts send: the ends of a price, and the default order.
 */
const isUntidy = (params: Record<string, unknown>, { sort }: ListingQuery) =>
  'priceFrom' in params || 'priceTo' in params || ('sort' in params && sort === 'relevancy')

type Asked = { address: PageAddress; params: Record<string, string | string[] | undefined> }

/**
 * A content page with a visitor's choices in its listing. Redirects to the canonical address, and from beyond the last
 * page to the last one.
 */
export async function chosenPage({ address, params }: Asked): Promise<ContentPage> {
  const query = queryOf(params)
  if (!query) notFound()
  const { page, context, until } = await contentPage(address)
  const { market, path } = context
  if (isUntidy(params, query)) redirect(listingAddress(path, query))
  const listing = query.page > 1 ? listingOf(page.story.content) : undefined
  const found = listing && (await chooseListing(market, { ...listing, address: path }, query))
  if (found && found.page !== query.page) redirect(listingAddress(path, { ...query, page: found.page }))
  return { page, context: { ...context, listing: query }, until }
}

/**
 * The head of such a page. Further pages of the unfiltered listing are canonical themselves; filtered or sorted ones
 * have the plain page as their canonical address. Only the plain page names the other markets: their listings may have
 * fewer pages and other filters, and hreflang has to be mutual.
 */
export async function chosenMetadata({ address, params }: Asked): Promise<Metadata> {
  const query = queryOf(params)
  const metadata = await contentMetadata(address)
  const plain = metadata.alternates?.canonical
  if (!query || typeof plain !== 'string') return metadata
  const filtered = isFiltered(query)
  if (!filtered && query.page === 1) return metadata
  const market = findMarket(config().brand, address.market)
  const canonical = filtered ? plain : listingAddress(plain, query)
  return {
    ...metadata,
    ...(query.page > 1 &&
      market && {
        title: `${metadata.title} – ${marketText(market)('listing.page', { page: String(query.page) })}`,
      }),
    alternates: { canonical },
    openGraph: { ...metadata.openGraph, url: canonical },
    ...(filtered && { robots: { index: false, follow: true } }),
  }
}
