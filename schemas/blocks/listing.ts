import { z } from 'zod'
import { bloks, boolean, defineBlock, number, richText, text } from '../content'
import { headingLevel } from './shared'

export const listingBlock = defineBlock({
  name: 'listing',
  label: 'Listing',
  description: 'The frame of a category page: headline, introduction, the products, and blocks around them.',
  group: 'shop',
  icon: 'listing',
  schema: z.object({
    category: text({
      label: 'Category',
      help: 'The key of the category. Unset: the one that the address of the page names.',
      picks: 'category',
    }),
    headline: text({ label: 'Headline' }),
    level: headingLevel('h1'),
    intro: richText({ label: 'Introduction' }),
    filters: boolean({ label: 'Filters', initial: true }),
    pageSize: number({ label: 'Products per page', help: '12 to 96. Unset: 24.', min: 12, max: 96 }),
    before: bloks({ label: 'Blocks before the products' }),
    after: bloks({ label: 'Blocks after the products' }),
  }),
})
