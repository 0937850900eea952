import { z } from 'zod'
import { defineBlock, items, link, requiredText } from '../content'

export const breadcrumbItem = defineBlock({
  name: 'breadcrumb_item',
  label: 'Breadcrumb entry',
  description: 'One step of a breadcrumb.',
  group: 'layout',
  icon: 'item',
  kind: 'item',
  schema: z.object({ name: requiredText({ label: 'Name' }), link: link({ label: 'Link' }) }),
})

export const breadcrumbBlock = defineBlock({
  name: 'breadcrumb',
  label: 'Breadcrumb',
  description: 'The way from the home page to this page. Without entries it follows the folders of the page.',
  group: 'layout',
  icon: 'breadcrumb',
  schema: z.object({ items: items(breadcrumbItem, { label: 'Entries' }) }),
})
