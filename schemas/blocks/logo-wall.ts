import { z } from 'zod'
import { asset, defineBlock, items, link, option, requiredText, text } from '../content'
import { headingLevel } from './shared'

/** Logos drawn by the shop, for entries without a file. */
export const logoMarks = {
  none: 'None: the name alone',
  shield: 'Shield',
  lock: 'Lock',
  truck: 'Truck',
  return: 'Return',
  invoice: 'Invoice',
  leaf: 'Leaf',
  heart: 'Heart',
  star: 'Star',
  gift: 'Gift',
  ruler: 'Ruler',
  moon: 'Moon',
} as const

export const logoWallItem = defineBlock({
  name: 'logo_wall_item',
  label: 'Logo',
  description: 'One logo or drawn mark with its name.',
  group: 'media',
  icon: 'item',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    image: asset({ label: 'Logo', help: 'Stands instead of the name.' }),
    mark: option({
      label: 'Drawn mark',
      help: 'Where there is no logo: stands above the name.',
      values: logoMarks,
      onlyIf: { field: 'image', is: 'empty' },
      initial: 'none',
    }),
    link: link({ label: 'Link' }),
  }),
})

export const logoWallBlock = defineBlock({
  name: 'logo_wall',
  label: 'Logo wall',
  description: 'Logos or marks of equal weight: brands, seals, partners.',
  group: 'media',
  icon: 'logos',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    items: items(logoWallItem, { label: 'Logos' }),
  }),
})
