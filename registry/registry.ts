import { Accordion } from '@/blocks/accordion/accordion'
import { AdvisorEntry } from '@/blocks/advisor-entry/advisor-entry'
import { Banner } from '@/blocks/banner/banner'
import { BasketDirectAdd } from '@/blocks/basket-direct-add/basket-direct-add'
import { BrandLink } from '@/blocks/brand-link/brand-link'
import { Breadcrumb } from '@/blocks/breadcrumb/breadcrumb'
import { BundlePromotion } from '@/blocks/bundle-promotion/bundle-promotion'
import { CampaignCard } from '@/blocks/campaign-card/campaign-card'
import { CampaignTeaser } from '@/blocks/campaign-teaser/campaign-teaser'
import { CategoryTiles } from '@/blocks/category-tiles/category-tiles'
import { Consultation } from '@/blocks/consultation/consultation'
import { ContentImage } from '@/blocks/content-image/content-image'
import { Countdown } from '@/blocks/countdown/countdown'
import { CustomForm } from '@/blocks/custom-form/custom-form'
import { Downloads } from '@/blocks/downloads/downloads'
import { Faq } from '@/blocks/faq/faq'
import { Grid } from '@/blocks/grid/grid'
import { Headline } from '@/blocks/headline/headline'
import { ImageMap } from '@/blocks/image-map/image-map'
import { Listing } from '@/blocks/listing/listing'
import { LogoWall } from '@/blocks/logo-wall/logo-wall'
import { NewsletterForm } from '@/blocks/newsletter-form/newsletter-form'
import { Page } from '@/blocks/page/page'
import { Paragraph } from '@/blocks/paragraph/paragraph'
import { ProductList } from '@/blocks/product-list/product-list'
import { ProductSlider } from '@/blocks/product-slider/product-slider'
import { QrCode } from '@/blocks/qr-code/qr-code'
import { Quote } from '@/blocks/quote/quote'
import { RecentlyViewed } from '@/blocks/recently-viewed/recently-viewed'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { SizeTable } from '@/blocks/size-table/size-table'
import { StoreFinder } from '@/blocks/store-finder/store-finder'
import { TableBlock } from '@/blocks/table/table'
import { TabsBlock } from '@/blocks/tabs/tabs'
import { Teaser } from '@/blocks/teaser/teaser'
import { TriggerContainer } from '@/blocks/trigger-container/trigger-container'
import { Video } from '@/blocks/video/video'
import * as blocks from '@/schemas/blocks'
import * as layout from '@/schemas/layout'
import { entry, item } from './entry'
import type { RegistryEntry } from './types'

const entries = [
  entry(blocks.pageBlock, Page),
  entry(blocks.headlineBlock, Headline),
  entry(blocks.paragraphBlock, Paragraph),
  entry(blocks.richTextBlock, RichTextBlock),
  entry(blocks.contentImageBlock, ContentImage),
  entry(blocks.teaserBlock, Teaser),
  entry(blocks.bannerBlock, Banner),
  entry(blocks.accordionBlock, Accordion),
  item(blocks.accordionItem),
  entry(blocks.faqBlock, Faq),
  item(blocks.faqItem),
  entry(blocks.breadcrumbBlock, Breadcrumb),
  item(blocks.breadcrumbItem),
  entry(blocks.tableBlock, TableBlock),
  entry(blocks.gridBlock, Grid),
  entry(blocks.triggerContainerBlock, TriggerContainer),
  item(blocks.triggerGroup),
  item(blocks.triggerItem),
  entry(blocks.campaignTeaserBlock, CampaignTeaser),
  entry(blocks.campaignCardBlock, CampaignCard),
  entry(blocks.videoBlock, Video),
  entry(blocks.brandLinkBlock, BrandLink),
  entry(blocks.listingBlock, Listing),
  entry(blocks.tabsBlock, TabsBlock),
  item(blocks.tabsItem),
  entry(blocks.categoryTilesBlock, CategoryTiles),
  item(blocks.categoryTilesItem),
  entry(blocks.logoWallBlock, LogoWall),
  item(blocks.logoWallItem),
  entry(blocks.quoteBlock, Quote),
  entry(blocks.qrCodeBlock, QrCode),
  entry(blocks.sizeTableBlock, SizeTable),
  item(blocks.sizeTableRow),
  entry(blocks.advisorEntryBlock, AdvisorEntry),
  entry(blocks.downloadsBlock, Downloads),
  item(blocks.downloadsItem),
  entry(blocks.countdownBlock, Countdown),
  entry(blocks.imageMapBlock, ImageMap),
  item(blocks.imageMapArea),
  entry(blocks.productListBlock, ProductList),
  entry(blocks.productSliderBlock, ProductSlider),
  entry(blocks.basketDirectAddBlock, BasketDirectAdd),
  entry(blocks.bundlePromotionBlock, BundlePromotion),
  entry(blocks.recentlyViewedBlock, RecentlyViewed),
  entry(blocks.storeFinderBlock, StoreFinder),
  entry(blocks.newsletterFormBlock, NewsletterForm),
  entry(blocks.customFormBlock, CustomForm),
  item(blocks.customFormField),
  entry(blocks.consultationBlock, Consultation),
  item(layout.layoutDefinition),
  ...layout.layoutItems.map(item),
]

/** Every block by the name that the content service knows it by. */
export const registry: Readonly<Record<string, RegistryEntry>> = Object.fromEntries(
  entries.map((each) => [each.definition.name, each]),
)
