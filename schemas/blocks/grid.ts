import { z } from 'zod'
import { bloks, defineBlock, number, option, text } from '../content'
import { ground, headingLevel } from './shared'

export const gridBlock = defineBlock({
  name: 'grid',
  label: 'Grid',
  description: 'Blocks side by side: one column on a phone, up to four on a wide screen.',
  group: 'layout',
  icon: 'grid',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    columns: number({
      label: 'Columns on wide screens',
      look: true,
      help: '1 to 4. Unset: as many as fit the blocks.',
    }),
    gap: option({
      label: 'Gap',
      look: true,
      values: { small: 'Small', medium: 'Medium', large: 'Large' },
      initial: 'medium',
    }),
    phones: option({
      label: 'On phones',
      look: true,
      values: {
        column: 'One below the other',
        rows: 'One below the other, pictures beside the words',
        strip: 'In a row to swipe',
      },
      initial: 'column',
    }),
    backgroundColor: ground('Ground'),
    body: bloks({ label: 'Blocks' }),
  }),
})
