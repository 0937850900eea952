import { richTextBlock } from '@/schemas/blocks/rich-text'
import { RichTextBlock } from './rich-text'

export const definition = richTextBlock
export const component = RichTextBlock
export const examples = async () => (await import('./rich-text.examples')).richTextExamples
