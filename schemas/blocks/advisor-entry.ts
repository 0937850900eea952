import { z } from 'zod'
import { asset, defineBlock, link, option, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const advisorEntryBlock = defineBlock({
  name: 'advisor_entry',
  label: 'Advisor entry',
  description: "Opens one of the shop's advisors. What the advisor says comes in the language of the market.",
  group: 'shop',
  icon: 'ruler',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    image: asset({ label: 'Picture' }),
    advisor: option({
      label: 'Advisor',
      values: { size: 'Sizes of clothes', tog: 'Warmth of sleeping bags' },
      initial: 'size',
    }),
    buttonText: text({ label: 'Words of the button', help: "Unset: the advisor's name." }),
    link: link({ label: 'Page that says more', help: 'Linked below what the advisor says.' }),
    linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
    backgroundColor: ground('Ground'),
  }),
})
