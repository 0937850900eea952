import { z } from 'zod'
import { asset, defineBlock, link, requiredText, text } from '../content'
import { ground } from './shared'

export const brandLinkBlock = defineBlock({
  name: 'brand_link',
  label: 'Brand link',
  description: 'Leads to the page of a brand: its logo, its name and a line about it.',
  group: 'shop',
  icon: 'brand',
  schema: z.object({
    name: requiredText({ label: 'Brand' }),
    link: link({ label: 'Link' }),
    logo: asset({ label: 'Logo', help: 'Unset: the name is set in the display type.' }),
    text: text({ label: 'Line about the brand' }),
    backgroundColor: ground('Ground'),
  }),
})
