import * as accordion from '@/blocks/accordion'
import * as advisorEntry from '@/blocks/advisor-entry'
import * as banner from '@/blocks/banner'
import * as basketDirectAdd from '@/blocks/basket-direct-add'
import * as brandLink from '@/blocks/brand-link'
import * as breadcrumb from '@/blocks/breadcrumb'
import * as bundlePromotion from '@/blocks/bundle-promotion'
import * as campaignCard from '@/blocks/campaign-card'
import * as campaignTeaser from '@/blocks/campaign-teaser'
import * as categoryTiles from '@/blocks/category-tiles'
import * as consultation from '@/blocks/consultation'
import * as contentImage from '@/blocks/content-image'
import * as countdown from '@/blocks/countdown'
import * as customForm from '@/blocks/custom-form'
import * as downloads from '@/blocks/downloads'
import * as faq from '@/blocks/faq'
import * as forgetDevice from '@/blocks/forget-device'
import * as grid from '@/blocks/grid'
import * as headline from '@/blocks/headline'
import * as imageMap from '@/blocks/image-map'
import * as listing from '@/blocks/listing'
import * as logoWall from '@/blocks/logo-wall'
import * as newsletterForm from '@/blocks/newsletter-form'
import * as page from '@/blocks/page'
import * as paragraph from '@/blocks/paragraph'
import * as productList from '@/blocks/product-list'
import * as productSlider from '@/blocks/product-slider'
import * as qrCode from '@/blocks/qr-code'
import * as quote from '@/blocks/quote'
import * as recentlyViewed from '@/blocks/recently-viewed'
import * as richText from '@/blocks/rich-text'
import * as sharedSection from '@/blocks/shared-section'
import * as sizeTable from '@/blocks/size-table'
import * as storeFinder from '@/blocks/store-finder'
import * as table from '@/blocks/table'
import * as tabs from '@/blocks/tabs'
import * as teaser from '@/blocks/teaser'
import * as triggerContainer from '@/blocks/trigger-container'
import * as video from '@/blocks/video'
import { layoutDefinition, layoutItems } from '@/schemas/layout'
import { entriesOf, item } from './entry'
import type { RegistryEntry } from './types'

/** One line per block, in the order of the catalogue. */
const entries = [
  entriesOf(page),
  entriesOf(headline),
  entriesOf(paragraph),
  entriesOf(richText),
  entriesOf(contentImage),
  entriesOf(teaser),
  entriesOf(banner),
  entriesOf(accordion),
  entriesOf(faq),
  entriesOf(breadcrumb),
  entriesOf(table),
  entriesOf(grid),
  entriesOf(triggerContainer),
  entriesOf(sharedSection),
  entriesOf(campaignTeaser),
  entriesOf(campaignCard),
  entriesOf(video),
  entriesOf(brandLink),
  entriesOf(listing),
  entriesOf(tabs),
  entriesOf(categoryTiles),
  entriesOf(logoWall),
  entriesOf(quote),
  entriesOf(qrCode),
  entriesOf(sizeTable),
  entriesOf(advisorEntry),
  entriesOf(downloads),
  entriesOf(countdown),
  entriesOf(imageMap),
  entriesOf(productList),
  entriesOf(productSlider),
  entriesOf(basketDirectAdd),
  entriesOf(bundlePromotion),
  entriesOf(recentlyViewed),
  entriesOf(storeFinder),
  entriesOf(newsletterForm),
  entriesOf(customForm),
  entriesOf(forgetDevice),
  entriesOf(consultation),
  [layoutDefinition, ...layoutItems].map(item),
].flat()

/** Every block by its name in the content service. */
export const registry: Readonly<Record<string, RegistryEntry>> = Object.fromEntries(
  entries.map((each) => [each.definition.name, each]),
)
