import { isPageContent } from '@/lib/content/addresses'
import type { CampaignProduct } from '@/lib/content/campaigns'
import { allMarkets, type Market } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import { loadProduct } from '@/lib/shop/catalogue'
import { checkoutSteps } from '@/lib/shop/checkout'
import { campaignProduct } from '@/lib/storefront/screens/product'

/** What the triggers of campaigns are compared with. */
export type Situation = {
  /** In milliseconds since the epoch; unset: the present. */
  at: number | undefined
  path: string
  product: CampaignProduct | undefined
  /** The step of the checkout. */
  checkout: string | undefined
  /** Campaigns that do not show stay as ghosts. */
  ghosts: boolean
}

/** The values of `scayleCheckout` that the screens of the checkout have. */
export const checkoutValues = [...checkoutSteps, 'thankYou'] as const

const longest = 500
const productNumber = /^[a-z0-9]{1,40}$/

/** A text of an address's query; undefined for an empty one or a list. */
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== ''
    ? value.replaceAll('\0', '').trim().slice(0, longest)
    : undefined

const timeIn = (text: string | undefined) => {
  const at = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}

/** A page picked for every market begins without one. */
function pathIn(market: Market, asked: string): string {
  if (!isLocalPath(asked)) return `/${market.code}/`
  return allMarkets.some(({ code }) => asked.split('/')[1] === code) ? asked : `/${market.code}${asked}`
}

type Shown = { content: { component: string }; path: string }

/**
 * The situation that an address describes: with `?at=2026-12-01T08:00Z` at that time, with `?product=` on the page of a
 * product, with `?checkout=payment` in a step of the checkout. With `?ghosts=1`
 * campaigns that do not show in it stay as ghosts. A page has its own path; what stands on many pages has the
 * one of `?path=`.
 */
export async function situationOf(
  query: Readonly<Record<string, unknown>>,
  market: Market,
  { content, path }: Shown,
): Promise<Situation> {
  const number = textOf(query.product)?.toLowerCase() ?? ''
  const view = productNumber.test(number) ? await loadProduct(market.code, number) : undefined
  const asked = textOf(query.path) ?? ''
  const checkout = textOf(query.checkout)
  return {
    at: timeIn(textOf(query.at)),
    path: !isPageContent(content) ? pathIn(market, asked) : path,
    product: view ? campaignProduct(view) : undefined,
    checkout: checkoutValues.find((value) => value === checkout),
    ghosts: textOf(query.ghosts) === '1',
  }
}
