import type { ReactNode } from 'react'
import type { CampaignProduct } from '@/lib/content/campaigns'
import type { Crumb } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { ListingQuery } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import type { RawBlok } from '@/schemas/content'

/** The surroundings of a block: the page it is on and the time for which the page is composed. */
export type BlockContext = {
  brand: Brand
  market: Market
  /** The origin of the shop, for absolute addresses in structured data and the like. */
  baseUrl: string
  /** The path of the page as the browser shows it. */
  path: string
  /** From the home page to this page, inclusive. */
  breadcrumb: readonly Crumb[]
  /** The time for which the page is composed, in milliseconds since the epoch, UTC. */
  now: number
  /** True for an editor's preview: broken blocks show their fault, and blocks carry the editor's marks. */
  preview: boolean
  /** The language of the person in the preview, where it is known: notices for editors speak it. */
  editorLanguage?: 'de' | 'fr' | 'en'
  /** Campaigns that do not show stay as ghosts, so that their editor finds them. */
  ghosts?: boolean
  /** Puts a block into a place of its own, in which its editor's frame can make it anew alone. */
  slot?: (blok: RawBlok, node: ReactNode) => ReactNode
  /** Which block has each place of the page, by its id; unset where no content is known around the blocks. */
  places?: ReadonlyMap<string, string>
  /**
   * The visitor's choices in the page's listing; unset on the static page, which shows the first page without filters.
   */
  listing?: ListingQuery
  /** The page is a template, in which the listing that a visitor asks for gets its place. */
  isTemplate?: boolean
  /** The value for campaign triggers of the type `scayleCheckout`; set on checkout screens only. */
  checkout?: string
  /** The product of the page; set on product pages only. */
  product?: CampaignProduct
  /** The product of the nearest block around this one that has a product. */
  givenProduct?: CampaignProduct
  /** Has the page be made again after some seconds, because one of its blocks failed. */
  keepBriefly?: () => Promise<void>
  /** The market's shop shows no questions and answers. */
  hidesFaq?: boolean
}
