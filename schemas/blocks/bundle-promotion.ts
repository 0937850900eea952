import { z } from 'zod'
import { defineBlock, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const bundlePromotionBlock = defineBlock({
  name: 'bundle_promotion',
  label: 'Bundle promotion',
  description:
    'The products that cost less together, with one button for all of them. It comes and goes with its promotion.',
  group: 'shop',
  icon: 'bundle',
  schema: z.object({
    headline: text({ label: 'Headline', help: "Unset: the promotion's name." }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    promotion: requiredText({
      label: 'Promotion',
      help: 'The id of a promotion with sets of products. Of each set the first product that can be bought is shown.',
    }),
    backgroundColor: ground('Ground'),
  }),
})
