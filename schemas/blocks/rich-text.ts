import { z } from 'zod'
import { defineBlock, requiredRichText } from '../content'

export const richTextBlock = defineBlock({
  name: 'rich_text',
  label: 'Rich text',
  description: 'Formatted text with headings, lists, links, tables, pictures and blocks inside.',
  group: 'text',
  icon: 'text',
  schema: z.object({ text: requiredRichText({ label: 'Text' }) }),
})
