import { z } from 'zod'
import { defineBlock, link, number, option, text, textarea } from '../content'
import { headingLevel } from './shared'

/** The maximum per block; the category has more. */
export const mostProducts = 24

const isChosen = { field: 'selection', is: ['chosen'] } as const

const fields = {
  headline: text({ label: 'Headline' }),
  level: headingLevel('h2'),
  selection: option({
    label: 'Which products',
    help: 'All but the first are of the whole catalogue, and found anew with every change of it.',
    values: {
      chosen: 'By numbers, or of a category',
      newest: 'The newest',
      reduced: 'What is reduced',
      popular: 'What is bought most',
    },
    initial: 'chosen',
  }),
  numbers: textarea({
    label: 'Product numbers',
    onlyIf: isChosen,
    help: `Up to ${mostProducts}, with commas or one on each line, in the order in which they are shown.`,
    picks: 'products',
  }),
  category: text({
    label: 'Category',
    help: 'The key of a category, where no numbers are given: its most wanted products are shown.',
    picks: 'category',
    onlyIf: [isChosen, { field: 'numbers', is: 'empty' }],
  }),
  count: number({
    label: 'How many at most',
    help: 'Unset: 8.',
    min: 1,
    max: mostProducts,
    onlyIf: { field: 'numbers', is: 'empty' },
  }),
  link: link({ label: 'Link to all' }),
  linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
}

type Source = { selection: string; numbers?: string | undefined; category?: string | undefined }

const hasSource = ({ selection, numbers, category }: Source) =>
  selection !== 'chosen' || numbers !== undefined || category !== undefined

const noSource = { path: ['numbers'], message: 'give product numbers or a category' }

export const productListBlock = defineBlock({
  name: 'product_list',
  label: 'Product list',
  description: 'Chosen products, or some of a category or of the whole shop, beside and below each other.',
  group: 'shop',
  icon: 'products',
  schema: z.object(fields).refine(hasSource, noSource),
})

export const productSliderBlock = defineBlock({
  name: 'product_slider',
  label: 'Product slider',
  description: 'Chosen products, or some of a category or of the whole shop, in one row that is scrolled.',
  group: 'shop',
  icon: 'slider',
  schema: z.object(fields).refine(hasSource, noSource),
})
