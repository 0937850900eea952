import { Accordion } from '@/blocks/accordion/accordion'
import { Banner } from '@/blocks/banner/banner'
import { Breadcrumb } from '@/blocks/breadcrumb/breadcrumb'
import { ContentImage } from '@/blocks/content-image/content-image'
import { Faq } from '@/blocks/faq/faq'
import { Grid } from '@/blocks/grid/grid'
import { Headline } from '@/blocks/headline/headline'
import { Page } from '@/blocks/page/page'
import { Paragraph } from '@/blocks/paragraph/paragraph'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { TableBlock } from '@/blocks/table/table'
import { Teaser } from '@/blocks/teaser/teaser'
import { TriggerContainer } from '@/blocks/trigger-container/trigger-container'
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
  item(layout.layoutDefinition),
  ...layout.layoutItems.map(item),
]

/** Every block by the name that the content service knows it by. */
export const registry: Readonly<Record<string, RegistryEntry>> = Object.fromEntries(
  entries.map((each) => [each.definition.name, each]),
)
