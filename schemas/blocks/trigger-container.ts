import { z } from 'zod'
import { bloks, datetime, defineBlock, items, option, text } from '../content'

/** The trigger kinds of section 5, campaign visibility. */
export const triggerTypes = {
  url: 'Address',
  scayleCheckout: 'Checkout',
  productNumber: 'Product number',
  marke: 'Brand',
  subbrand: 'Sub-brand',
  breadcrumb: 'Category of the product',
  sale: 'Product on sale',
} as const

export const triggerItem = defineBlock({
  name: 'trigger',
  label: 'Trigger',
  description: 'One condition.',
  group: 'campaign',
  icon: 'trigger',
  kind: 'item',
  schema: z.object({
    type: option({ label: 'Condition', values: triggerTypes, initial: 'url' }),
    value: text({ label: 'Value', help: 'Several values are separated by commas.' }),
  }),
})

export const triggerGroup = defineBlock({
  name: 'trigger_group',
  label: 'Triggers together',
  description: 'Matches when every trigger inside it matches.',
  group: 'campaign',
  icon: 'trigger',
  kind: 'item',
  schema: z.object({ triggers: items(triggerItem, { label: 'Triggers' }) }),
})

export const triggerContainerBlock = defineBlock({
  name: 'trigger_container',
  label: 'Trigger container',
  description: 'Shows its blocks within a time window and where one of its triggers matches.',
  group: 'campaign',
  icon: 'clock',
  schema: z.object({
    dateFrom: datetime({ label: 'From (UTC)' }),
    dateTo: datetime({ label: 'To (UTC)' }),
    triggers: items([triggerItem, triggerGroup], {
      label: 'Triggers',
      help: 'At least one must match. None: the blocks show everywhere.',
    }),
    body: bloks({ label: 'Blocks' }),
  }),
})
