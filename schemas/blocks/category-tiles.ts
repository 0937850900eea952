import { z } from 'zod'
import { asset, defineBlock, items, link, option, requiredText, text } from '../content'
import { ground, headingLevel } from './shared'

export const categoryTilesItem = defineBlock({
  name: 'category_tiles_item',
  label: 'Category tile',
  description: 'One category: its picture and its name.',
  group: 'shop',
  icon: 'item',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    link: link({ label: 'Link' }),
    image: asset({ label: 'Picture', help: 'Square, on a plain ground.' }),
    backgroundColor: ground('Ground'),
  }),
})

export const categoryTilesBlock = defineBlock({
  name: 'category_tiles',
  label: 'Category tiles',
  description: 'Categories as picture tiles: two in a row on a phone, up to six on a wide screen.',
  group: 'shop',
  icon: 'tiles',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    size: option({
      label: 'Height',
      look: true,
      help: 'Low: for the head of a page whose content matters more, such as a category with products.',
      values: { large: 'Large', compact: 'Low' },
      initial: 'large',
    }),
    source: option({
      label: 'Which categories',
      values: { chosen: 'The tiles below', shop: 'Those of the shop, as its menu has them' },
      initial: 'chosen',
    }),
    items: items(categoryTilesItem, { label: 'Tiles', onlyIf: { field: 'source', is: ['chosen'] } }),
  }),
})
