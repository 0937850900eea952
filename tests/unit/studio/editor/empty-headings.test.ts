import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { markEmptyHeadings } from '@/lib/studio/editor/rich-text/empty-headings'
import { documentExtensions } from '@/lib/studio/rich-text/document'

const schema = getSchema(documentExtensions())

const cell = (type: 'tableHeader' | 'tableCell', words?: string) => ({
  type,
  content: [{ type: 'paragraph', ...(words && { content: [{ type: 'text', text: words }] }) }],
})

it('of a table, the headings without words are plain cells', () => {
  const row = (...content: object[]) => ({ type: 'tableRow', content })
  const document = schema.nodeFromJSON({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          row(cell('tableHeader', 'Größe'), cell('tableHeader'), cell('tableHeader', ' ')),
          row(cell('tableHeader'), cell('tableCell'), cell('tableCell', '56')),
        ],
      },
    ],
  })
  const marked = markEmptyHeadings(document).find()
  expect(marked.map(({ from }) => document.nodeAt(from)?.type.name)).toEqual(Array(3).fill('tableHeader'))
  expect(marked.map(({ from }) => document.nodeAt(from)?.textContent.trim())).toEqual(['', '', ''])
})
