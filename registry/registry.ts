import { Headline } from '@/blocks/headline/headline'
import { Paragraph } from '@/blocks/paragraph/paragraph'
import * as definitions from '@/schemas/blocks'
import { entry, item } from './entry'
import type { RegistryEntry } from './types'

/** Every block by the name that the content service knows it by. */
export const registry: Record<string, RegistryEntry> = {
  headline: entry(definitions.headlineBlock, Headline),
  paragraph: entry(definitions.paragraphBlock, Paragraph),
  accordion_item: item(definitions.accordionItem),
}
