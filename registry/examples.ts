import { accordionExamples } from '@/blocks/accordion/accordion.examples'
import { advisorEntryExamples } from '@/blocks/advisor-entry/advisor-entry.examples'
import { bannerExamples } from '@/blocks/banner/banner.examples'
import { basketDirectAddExamples } from '@/blocks/basket-direct-add/basket-direct-add.examples'
import { brandLinkExamples } from '@/blocks/brand-link/brand-link.examples'
import { breadcrumbExamples } from '@/blocks/breadcrumb/breadcrumb.examples'
import { bundlePromotionExamples } from '@/blocks/bundle-promotion/bundle-promotion.examples'
import { campaignCardExamples } from '@/blocks/campaign-card/campaign-card.examples'
import { campaignTeaserExamples } from '@/blocks/campaign-teaser/campaign-teaser.examples'
import { categoryTilesExamples } from '@/blocks/category-tiles/category-tiles.examples'
import { consultationExamples } from '@/blocks/consultation/consultation.examples'
import { contentImageExamples } from '@/blocks/content-image/content-image.examples'
import { countdownExamples } from '@/blocks/countdown/countdown.examples'
import { customFormExamples } from '@/blocks/custom-form/custom-form.examples'
import { downloadsExamples } from '@/blocks/downloads/downloads.examples'
import { faqExamples } from '@/blocks/faq/faq.examples'
import { gridExamples } from '@/blocks/grid/grid.examples'
import { headlineExamples } from '@/blocks/headline/headline.examples'
import { imageMapExamples } from '@/blocks/image-map/image-map.examples'
import { listingExamples } from '@/blocks/listing/listing.examples'
import { logoWallExamples } from '@/blocks/logo-wall/logo-wall.examples'
import { newsletterFormExamples } from '@/blocks/newsletter-form/newsletter-form.examples'
import { paragraphExamples } from '@/blocks/paragraph/paragraph.examples'
import { productListExamples } from '@/blocks/product-list/product-list.examples'
import { productSliderExamples } from '@/blocks/product-slider/product-slider.examples'
import { qrCodeExamples } from '@/blocks/qr-code/qr-code.examples'
import { quoteExamples } from '@/blocks/quote/quote.examples'
import { recentlyViewedExamples } from '@/blocks/recently-viewed/recently-viewed.examples'
import { richTextExamples } from '@/blocks/rich-text/rich-text.examples'
import { sizeTableExamples } from '@/blocks/size-table/size-table.examples'
import { storeFinderExamples } from '@/blocks/store-finder/store-finder.examples'
import { tableExamples } from '@/blocks/table/table.examples'
import { tabsExamples } from '@/blocks/tabs/tabs.examples'
import { teaserExamples } from '@/blocks/teaser/teaser.examples'
import { triggerContainerExamples } from '@/blocks/trigger-container/trigger-container.examples'
import { videoExamples } from '@/blocks/video/video.examples'
import type { BlockExample } from '@/lib/storefront/blocks'

const all: readonly BlockExample[] = [
  ...accordionExamples,
  ...advisorEntryExamples,
  ...bannerExamples,
  ...basketDirectAddExamples,
  ...brandLinkExamples,
  ...breadcrumbExamples,
  ...bundlePromotionExamples,
  ...campaignCardExamples,
  ...campaignTeaserExamples,
  ...categoryTilesExamples,
  ...consultationExamples,
  ...contentImageExamples,
  ...countdownExamples,
  ...customFormExamples,
  ...downloadsExamples,
  ...faqExamples,
  ...gridExamples,
  ...headlineExamples,
  ...imageMapExamples,
  ...listingExamples,
  ...logoWallExamples,
  ...newsletterFormExamples,
  ...paragraphExamples,
  ...productListExamples,
  ...productSliderExamples,
  ...qrCodeExamples,
  ...quoteExamples,
  ...recentlyViewedExamples,
  ...richTextExamples,
  ...sizeTableExamples,
  ...storeFinderExamples,
  ...tableExamples,
  ...tabsExamples,
  ...teaserExamples,
  ...triggerContainerExamples,
  ...videoExamples,
]

/** The examples of a block, by the name that the content service knows it by. */
export const examplesOf = (component: string): BlockExample[] =>
  all.filter(({ blok }) => blok.component === component)
