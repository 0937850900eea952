import { z } from 'zod'
import { boolean, defineBlock, table, text } from '../content'

export const tableBlock = defineBlock({
  name: 'table',
  label: 'Table',
  description: 'A table with a heading row, which scrolls by itself on a narrow screen.',
  group: 'text',
  icon: 'table',
  schema: z.object({
    caption: text({ label: 'Caption', help: 'What the table shows, read out before it.' }),
    table: table({ label: 'Table' }),
    firstColumnIsHead: boolean({ label: 'First column names the row' }),
  }),
})
