import { z } from 'zod'
import { asset, datetime, defineBlock, link, requiredText, text, textarea } from '../content'
import { promotionFields } from './promotion'
import { ground, headingLevel } from './shared'
import { campaignTriggers } from './trigger-container'

export const campaignCardBlock = defineBlock({
  name: 'campaign_card',
  label: 'Campaign card',
  description:
    'A small campaign for a grid: picture, headline and price. Shows within its time window and where one of its triggers matches, for example among the products of a category.',
  group: 'campaign',
  icon: 'campaign',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h3'),
    badge: text({ label: 'Badge', help: 'A word or two, on the picture: Neu, −20 %.' }),
    text: textarea({ label: 'Text', help: 'A sentence or two.' }),
    price: text({ label: 'Price or saving', help: 'As it is to be read: ab 39,99 €, bis zu 30 % gespart.' }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link', help: 'The whole card leads there.' }),
    backgroundColor: ground('Ground'),
    dateFrom: datetime({ label: 'From (UTC)', tab: 'Campaign' }),
    dateTo: datetime({ label: 'To (UTC)', tab: 'Campaign' }),
    // the same rules as around other blocks, and the same care for triggers that cannot be read
    triggers: campaignTriggers('Campaign'),
    ...promotionFields,
  }),
})
