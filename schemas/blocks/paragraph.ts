import { z } from 'zod'
import { defineBlock, number, option, requiredText, text } from '../content'
import { ground, typographyFields } from './shared'

export const paragraphBlock = defineBlock({
  name: 'paragraph',
  label: 'Paragraph',
  description: 'Plain text, in one or more columns, on a coloured ground if wanted.',
  group: 'text',
  icon: 'paragraph',
  schema: z.object({
    text: requiredText({ label: 'Text', help: 'An empty line starts a new paragraph.' }),
    type: option({
      label: 'Kind',
      values: { p: 'Paragraph', lead: 'Lead', small: 'Small print' },
      initial: 'p',
    }),
    typography: option({
      label: 'Size',
      values: { medium: 'Medium', large: 'Large', small: 'Small' },
      initial: 'medium',
    }),
    ...typographyFields,
    columns: number({ label: 'Columns', min: 1, max: 3 }),
    backgroundColor: ground('Ground'),
    backgroundGradient: ground('Second colour of a gradient'),
    fontColor: text({
      label: 'Own text colour',
      help: 'A hex value such as #23312F. Wins over the text colour.',
    }),
  }),
})
