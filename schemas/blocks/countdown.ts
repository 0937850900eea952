import { z } from 'zod'
import { datetime, defineBlock, link, requiredText, text, textarea, withHints } from '../content'
import { ground, headingLevel } from './shared'

const end = { label: 'End (UTC)' }

export const countdownBlock = defineBlock({
  name: 'countdown',
  label: 'Countdown',
  description: 'Counts down to a point in time, and shows a text from then on.',
  group: 'campaign',
  icon: 'timer',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text until the end' }),
    // Named like a campaign's end, so that the page is rendered again at that time
    dateTo: withHints(datetime(end).pipe(z.string({ error: 'an end is needed' })), {
      type: 'datetime',
      required: true,
      ...end,
    }),
    link: link({ label: 'Link until the end' }),
    linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
    after: requiredText({ label: 'Text after the end' }),
    backgroundColor: ground('Ground'),
  }),
})
