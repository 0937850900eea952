import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import {
  type IndexEntry,
  keyOfSegments,
  loadIndex,
  loadLayout,
  loadPage,
  type PageResult,
} from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, isImpossibleSlug, type Market, marketsOf, screenAt } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { loadCategoryPage } from '@/lib/shop/catalogue'
import { JsonLd } from '@/lib/storefront/design/ui'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { defaultCategoryPage } from './category-page'
import { pageMetadata, pageStructuredData } from './document'
import { MarketSwitch } from './market-switch'
import { pageContext } from './page-context'

/** The parameters of a route: its market and the segments below it, percent-encoded as they arrive. */
export type PageAddress = { market: string; slug: readonly string[] }

const slugOf = ({ path }: IndexEntry) => path.split('/').filter(Boolean).slice(1).map(decodeURIComponent)

/**
 * The content pages that the build prerenders for a market: the home page, the first level of categories and the
 * special pages. The others are rendered while the shop runs, in advance or on their first request.
 */
export async function slugsOfBuild(market: string): Promise<string[][]> {
  const pages = await loadIndex(market)
  const special = pages.filter(({ isSpecial }) => isSpecial).map(slugOf)
  const categories = pages.filter(({ isCategory }) => isCategory).map(slugOf)
  return [[], ...special, ...categories.filter(({ length }) => length === 1)]
}

async function findContent({ market: code, slug }: PageAddress) {
  const market = findMarket(config().brand, code)
  const key = keyOfSegments(slug)
  if (!market || !key || isImpossibleSlug(key) || screenAt(market, key)) return undefined
  return { market, composed: await loadAnyPage(market, key) }
}

/** The content page of a market by its key, else that of an imported category. Throws as `loadPage` does. */
export async function loadAnyPage(market: Market, key: string): ReturnType<typeof loadPage> {
  const composed = await loadPage(market.code, key)
  if (composed.result.kind !== 'missing') return composed
  const category = await loadCategoryPage(market.code, key)
  return category ? { ...composed, result: defaultCategoryPage(config().brand, market, category) } : composed
}

/** The metadata of a content page. */
export async function contentMetadata(address: PageAddress): Promise<Metadata> {
  const found = await findContent(address)
  if (found?.composed.result.kind !== 'page') return {}
  const { code } = found.market
  const [{ layout }, shop] = await Promise.all([loadLayout(code), loadShopConfiguration(code)])
  return pageMetadata(found.composed.result, found.market, layout, shop)
}

/** A content page with the context of its blocks. Redirects if its canonical address differs. */
export async function contentPage(address: PageAddress): Promise<ContentPage> {
  const found = await findContent(address)
  if (!found) notFound()
  const { market, composed } = found
  const { result } = composed
  if (result.kind === 'missing') notFound()
  if (result.path !== `/${[market.code, ...address.slug].join('/')}/`) redirect(result.path)
  if (result.kind === 'redirect') notFound()
  const context = pageContext(market, result, composed, await loadShopConfiguration(market.code))
  return { page: result, context, until: composed.until }
}

export type ContentPage = {
  page: Extract<PageResult, { kind: 'page' }>
  context: BlockContext
  /** When the page changes next, in milliseconds since the epoch. */
  until: number | undefined
}

/** The surroundings of a content page's blocks: structured data, header and footer with links to the other markets. */
export async function ContentFrame({
  page,
  context,
  children,
}: Omit<ContentPage, 'until'> & { children: ReactNode }) {
  const { market } = context
  const [{ layout }, configured] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  return (
    <>
      {pageStructuredData(page, { layout, configured }, context).map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
      {children}
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={page.alternates} />
    </>
  )
}
