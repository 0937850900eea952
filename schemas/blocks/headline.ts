import { z } from 'zod'
import { defineBlock, option, requiredText } from '../content'
import { headingLevel, typographyFields } from './shared'

export const headlineBlock = defineBlock({
  name: 'headline',
  label: 'Headline',
  description: 'A heading of the page.',
  group: 'text',
  icon: 'heading',
  schema: z.object({
    text: requiredText({ label: 'Text' }),
    type: headingLevel('h2'),
    typography: option({
      label: 'Size',
      look: true,
      values: { display: 'Display', large: 'Large', medium: 'Medium', small: 'Small' },
      initial: 'large',
    }),
    ...typographyFields,
  }),
})
