import { z } from 'zod'
import { bloks, boolean, defineBlock, items, requiredText, richText, text } from '../content'
import { headingLevel } from './shared'

export const accordionItem = defineBlock({
  name: 'accordion_item',
  label: 'Accordion entry',
  description: 'One entry of an accordion.',
  group: 'text',
  icon: 'item',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title' }),
    text: richText({ label: 'Text' }),
    body: bloks({ label: 'Blocks below the text' }),
    anchor: text({ label: 'Anchor', help: 'A link to #anchor opens the entry.' }),
    open: boolean({ label: 'Open at first' }),
  }),
})

export const accordionBlock = defineBlock({
  name: 'accordion',
  label: 'Accordion',
  description: 'Titles that open to show their text.',
  group: 'text',
  icon: 'accordion',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    items: items(accordionItem, { label: 'Entries' }),
    exclusive: boolean({ label: 'One open at a time' }),
  }),
})
