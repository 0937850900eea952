import type { CampaignProduct } from '@/lib/content/campaigns'
import type { Crumb } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { ListingQuery } from '@/lib/shop/listing'

/** What a block may know besides its own content: where it stands and when the page was composed. */
export type BlockContext = {
  market: Market
  /** The origin of the shop, for what machines read: there an address is whole. */
  baseUrl: string
  /** The path of the page as the browser shows it. */
  path: string
  /** The way from the home page to this page, this page last. */
  breadcrumb: readonly Crumb[]
  /** The time for which the page is composed, in milliseconds since the epoch, UTC. */
  now: number
  /** True while an editor looks at the page: broken blocks say what is wrong, blocks carry the editor's marks. */
  preview: boolean
  /** What was chosen of the page's listing; unset on the static page, which shows the first page of everything. */
  listing?: ListingQuery
  /** What campaign triggers can match on; only known on the screens that have it. */
  checkout?: string
  product?: CampaignProduct
}
