import { z } from 'zod'
import { bloks, defineBlock, items, requiredText, richText, text } from '../content'
import { headingLevel } from './shared'

export const tabsItem = defineBlock({
  name: 'tabs_item',
  label: 'Tab',
  description: 'One tab with its content.',
  group: 'layout',
  icon: 'item',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title', help: 'One or two words: it stands on the tab.' }),
    text: richText({ label: 'Text' }),
    body: bloks({ label: 'Blocks below the text' }),
    anchor: text({ label: 'Anchor', help: 'A link to #anchor opens the tab.' }),
  }),
})

export const tabsBlock = defineBlock({
  name: 'tabs',
  label: 'Tabs',
  description: 'Texts of equal weight of which one shows at a time.',
  group: 'layout',
  icon: 'tabs',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    items: items(tabsItem, { label: 'Tabs', help: 'Two to five. More belong into an accordion.' }),
  }),
})
