import { z } from 'zod'
import { asset, datetime, defineBlock, link, requiredText, text, textarea } from '../content'
import { promotionFields } from './promotion'
import { ground, headingLevel } from './shared'
import { campaignTriggers } from './trigger-container'

export const campaignTeaserBlock = defineBlock({
  name: 'campaign_teaser',
  label: 'Campaign teaser',
  description:
    'A campaign: shows within its time window and where one of its triggers matches, for example in December on the page of a sale.',
  group: 'campaign',
  icon: 'campaign',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    badge: text({ label: 'Badge', help: 'A word or two, such as −20 %.' }),
    text: textarea({ label: 'Text' }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
    linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
    backgroundColor: ground('Ground'),
    dateFrom: datetime({ label: 'From (UTC)', tab: 'Campaign' }),
    dateTo: datetime({ label: 'To (UTC)', tab: 'Campaign' }),
    // the same rules as around other blocks, and the same care for triggers that cannot be read
    triggers: campaignTriggers('Campaign'),
    ...promotionFields,
  }),
})
