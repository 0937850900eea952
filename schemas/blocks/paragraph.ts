import { z } from 'zod'
import { defineBlock, option, requiredTextarea } from '../content'
import { typographyFields } from './shared'

export const paragraphBlock = defineBlock({
  name: 'paragraph',
  label: 'Paragraph',
  description: 'Plain text, in one or more columns, on a coloured ground if wanted.',
  group: 'text',
  icon: 'paragraph',
  schema: z.object({
    text: requiredTextarea({ label: 'Text', help: 'An empty line starts a new paragraph.' }),
    type: option({
      label: 'Kind',
      values: { p: 'Paragraph', lead: 'Lead', small: 'Small print', note: 'Drafting note' },
      initial: 'p',
    }),
    typography: option({
      label: 'Size',
      look: true,
      values: { medium: 'Medium', large: 'Large', small: 'Small' },
      initial: 'medium',
      onlyIf: { field: 'type', is: ['p'] },
    }),
    ...typographyFields,
  }),
})
