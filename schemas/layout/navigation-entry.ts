import { z } from 'zod'
import { type ContentLink, defineBlock, items, link, requiredAsset, requiredText, textarea } from '../content'

export const navigationTeaser = defineBlock({
  name: 'navigation_teaser',
  label: 'Teaser of the menu',
  description: 'A picture with a few words beside the categories of the menu.',
  group: 'layout',
  icon: 'image',
  kind: 'item',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    text: textarea({ label: 'Text' }),
    image: requiredAsset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
  }),
})

type Fields<D extends { schema: z.ZodType }> = z.output<D['schema']>
type Teaser = Fields<typeof navigationTeaser> & { uid: string; component: 'navigation_teaser' }
type NavigationEntry = {
  name: string
  link?: ContentLink | undefined
  teaser: Teaser[]
  entries: (NavigationEntry & { uid: string; component: 'navigation_entry' })[]
}

/** An entry of the category navigation: name, link, sub-categories. */
export const navigationEntry = defineBlock({
  name: 'navigation_entry',
  label: 'Category of the menu',
  description: 'A category of the menu, with its sub-categories to any depth.',
  group: 'layout',
  icon: 'menu',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    link: link({ label: 'Link' }),
    teaser: items(navigationTeaser, {
      label: 'Teaser',
      help: 'Shown beside the sub-categories, or below them on phones, while they are open.',
      onlyIf: { field: 'entries', is: 'filled' },
      maximum: 1,
    }),
    get entries(): z.ZodType<NavigationEntry['entries']> {
      return items(navigationEntry, { label: 'Sub-categories' })
    },
  }),
})
