import { z } from 'zod'
import { defineBlock, link, requiredTextarea, text } from '../content'
import { ground } from './shared'

export const quoteBlock = defineBlock({
  name: 'quote',
  label: 'Quote',
  description: 'A sentence that deserves its own place, with where it comes from.',
  group: 'text',
  icon: 'quote',
  schema: z.object({
    text: requiredTextarea({
      label: 'Text',
      help: 'Without quotation marks: the shop sets those of the language.',
    }),
    source: text({ label: 'Source', help: 'A person, a guide or a page.' }),
    role: text({ label: 'Role', help: 'What makes the source one to listen to.' }),
    link: link({ label: 'Link of the source' }),
    backgroundColor: ground('Ground'),
  }),
})
