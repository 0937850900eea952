import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket } from '@/lib/platform/markets'
import {
  chooseListing,
  defaultPageSize,
  isChosen,
  isUntidy,
  type ListingQuery,
  type ListingScope,
  listingAddress,
  pageQuery,
  queryOfTemplate,
  type TemplateKind,
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

type Asked = { address: PageAddress; params: Record<string, string | string[] | undefined> }

/**
 * A content page with a visitor's choices in its listing. Redirects to the canonical address, and from beyond the last
 * page to the last one.
 */
export async function chosenPage({ address, params }: Asked): Promise<ContentPage> {
  const query = pageQuery(params)
  if (!query) notFound()
  const { page, context, until } = await contentPage(address)
  const { market, path } = context
  if (isUntidy(params, query)) redirect(listingAddress(path, query))
  const listing = query.page > 1 ? listingOf(page.story.content) : undefined
  const found = listing && (await chooseListing(market, { ...listing, address: path }, query))
  if (found && found.page !== query.page) redirect(listingAddress(path, { ...query, page: found.page }))
  return { page, context: { ...context, listing: query }, until }
}

/** The template of a content page whose listing gets what a visitor chooses; all others have none. */
export async function templateOf(address: PageAddress): Promise<ContentPage> {
  const { page, context, until } = await contentPage(address)
  if (!listingOf(page.story.content)) notFound()
  return { page, context: { ...context, isTemplate: true }, until }
}

/** The head of a template. */
export const templateMetadata = (kind: TemplateKind, address: PageAddress): Promise<Metadata> =>
  metadataFor(address, queryOfTemplate(kind))

/**
 * The head of such a page. Further pages of the unfiltered listing are canonical themselves; filtered or sorted ones
 * have the plain page as their canonical address. Only the plain page names the other markets: their listings may have
 * fewer pages and other filters, and hreflang has to be mutual.
 */
export async function chosenMetadata({ address, params }: Asked): Promise<Metadata> {
  const query = pageQuery(params)
  return query ? metadataFor(address, query) : contentMetadata(address)
}

type Choices = Pick<ListingQuery, 'filters' | 'price' | 'sort' | 'page'>

async function metadataFor(address: PageAddress, query: Choices): Promise<Metadata> {
  const metadata = await contentMetadata(address)
  const plain = metadata.alternates?.canonical
  if (typeof plain !== 'string') return metadata
  const filtered = isChosen(query)
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
