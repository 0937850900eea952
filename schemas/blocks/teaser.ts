import { z } from 'zod'
import { asset, defineBlock, link, option, requiredText, text, textarea } from '../content'
import { promotionFields } from './promotion'
import { ground, headingLevel } from './shared'

export const teaserBlock = defineBlock({
  name: 'teaser',
  label: 'Teaser',
  description: 'A card that leads to another page: picture, headline, text and a link.',
  group: 'teaser',
  icon: 'card',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h3'),
    kicker: text({ label: 'Line above the headline' }),
    text: textarea({ label: 'Text' }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
    linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
    variant: option({
      label: 'Presentation',
      look: true,
      values: { card: 'Card', side: 'Picture beside the text', plain: 'Without a card' },
      initial: 'card',
    }),
    backgroundColor: ground('Ground'),
    ...promotionFields,
  }),
})
