import { z } from 'zod'
import { defineBlock, text } from '../content'

export const recentlyViewedBlock = defineBlock({
  name: 'recently_viewed',
  label: 'Recently viewed',
  description: 'The products that a visitor looked at last, in one row. Nothing for visitors without any.',
  group: 'shop',
  icon: 'clock',
  schema: z.object({
    headline: text({ label: 'Headline', help: 'Unset: the words of the market.' }),
  }),
})
