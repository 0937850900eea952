import { z } from 'zod'
import { mostOfOne } from '../api/basket-entries'
import { bloks, defineBlock, number, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const basketDirectAddBlock = defineBlock({
  name: 'basket_direct_add',
  label: 'Direct add to the basket',
  description:
    'One product that goes into the basket from the page. Where it has sizes and none is named, the shopper chooses.',
  group: 'shop',
  icon: 'basket',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    number: requiredText({ label: 'Product number', picks: 'product' }),
    variant: text({
      label: 'Variant',
      help: 'The reference key of one of its variants. Unset: the shopper chooses.',
    }),
    quantity: number({ label: 'Pieces', help: 'Unset: 1.', min: 1, max: mostOfOne }),
    backgroundColor: ground('Ground'),
    body: bloks({
      label: 'Blocks below the product',
      help: 'Campaigns among them can ask for this product. On a product page they ask for that of the page.',
    }),
  }),
})
