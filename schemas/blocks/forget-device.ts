import { z } from 'zod'
import { defineBlock, text } from '../content'
import { headingLevel } from './shared'

export const forgetDeviceBlock = defineBlock({
  name: 'forget_device',
  label: 'Forget this device',
  description:
    'A button by which visitors delete what the shop keeps about their browser, with scripts or without.',
  group: 'form',
  icon: 'shield',
  schema: z.object({
    headline: text({ label: 'Headline', help: 'Unset: the words of the market.' }),
    level: headingLevel('h2'),
  }),
})
