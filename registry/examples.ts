import { accordionExamples } from '@/blocks/accordion/accordion.examples'
import { bannerExamples } from '@/blocks/banner/banner.examples'
import { brandLinkExamples } from '@/blocks/brand-link/brand-link.examples'
import { breadcrumbExamples } from '@/blocks/breadcrumb/breadcrumb.examples'
import { campaignTeaserExamples } from '@/blocks/campaign-teaser/campaign-teaser.examples'
import { categoryTilesExamples } from '@/blocks/category-tiles/category-tiles.examples'
import { contentImageExamples } from '@/blocks/content-image/content-image.examples'
import { faqExamples } from '@/blocks/faq/faq.examples'
import { gridExamples } from '@/blocks/grid/grid.examples'
import { headlineExamples } from '@/blocks/headline/headline.examples'
import { listingExamples } from '@/blocks/listing/listing.examples'
import { logoWallExamples } from '@/blocks/logo-wall/logo-wall.examples'
import { paragraphExamples } from '@/blocks/paragraph/paragraph.examples'
import { quoteExamples } from '@/blocks/quote/quote.examples'
import { richTextExamples } from '@/blocks/rich-text/rich-text.examples'
import { tableExamples } from '@/blocks/table/table.examples'
import { tabsExamples } from '@/blocks/tabs/tabs.examples'
import { teaserExamples } from '@/blocks/teaser/teaser.examples'
import { triggerContainerExamples } from '@/blocks/trigger-container/trigger-container.examples'
import { videoExamples } from '@/blocks/video/video.examples'
import type { BlockExample } from '@/lib/blocks'

const all: readonly BlockExample[] = [
  ...accordionExamples,
  ...bannerExamples,
  ...brandLinkExamples,
  ...breadcrumbExamples,
  ...campaignTeaserExamples,
  ...categoryTilesExamples,
  ...contentImageExamples,
  ...faqExamples,
  ...gridExamples,
  ...headlineExamples,
  ...listingExamples,
  ...logoWallExamples,
  ...paragraphExamples,
  ...quoteExamples,
  ...richTextExamples,
  ...tableExamples,
  ...tabsExamples,
  ...teaserExamples,
  ...triggerContainerExamples,
  ...videoExamples,
]

/** Examples that name files of a space that nobody has: the shop draws them itself. */
const drawn: Record<string, string> = {
  'autositz.png': '1600x1200/category/car-seat-coral.png',
  'gigoteuse.jpg': '1600x1200/category/sleeping-bag-sky.png',
  'gitterbett.jpg': '1600x1200/category/cot-sand.png',
  'groessen.jpg': '1600x1200/teaser/sizes.png',
  'kinderwagen.jpg': '1600x1200/category/pram-forest.png',
  'kinderzimmer.jpg': '1600x1200/teaser/nursery.png',
  'schlafsack.jpg': '1500x1000/guide/night.png',
}

function withDrawnPictures<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value).replace(
      /"(?:https:\/\/a\.storyblok\.com\/f|\/media)\/[^"]*?([a-z]+\.(?:jpg|png))"/g,
      (address, file: string) =>
        Object.hasOwn(drawn, file) ? JSON.stringify(`/pictures/originals/${drawn[file]}`) : address,
    ),
  )
}

const pictured = withDrawnPictures(all)

/** The examples of a block, by the name that the content service knows it by. */
export const examplesOf = (component: string): BlockExample[] =>
  pictured.filter(({ blok }) => blok.component === component)
