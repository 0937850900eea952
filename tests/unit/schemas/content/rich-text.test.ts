import { describe, expect, test } from 'vitest'
import { collectIssues, requiredRichText, richText, toRichText } from '@/schemas/content'

const optional = richText({ label: 'Text' })
const required = requiredRichText({ label: 'Text' })
const words = { type: 'text', text: 'a' }
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

describe('rich text', () => {
  test.each([
    undefined,
    null,
    '',
    ' \n\n ',
    { type: 'doc' },
    { type: 'doc', content: null },
    doc(),
    doc({ type: 'paragraph' }),
    doc(paragraph({ type: 'text', text: ' ' }), { type: 'heading', attrs: { level: 2 } }),
    doc(null, 7),
  ])('%j is no text', (value) => {
    expect(optional.parse(value)).toBeUndefined()
    expect(required.safeParse(value).success).toBe(false)
  })

  test.each(['image', 'blok', 'emoji', 'horizontal_rule'])('%s alone is something to show', (type) => {
    expect(required.safeParse(doc(paragraph({ type }))).success).toBe(true)
  })

  test.each([7, true, [], {}, { type: 'paragraph' }])(
    '%j is refused where a text is needed, and unset elsewhere',
    (value) => {
      expect(optional.parse(value)).toBeUndefined()
      expect(required.safeParse(value).success).toBe(false)
    },
  )

  test('plain text becomes paragraphs', () => {
    expect(toRichText('eins\nweiter\n\n\nzwei')).toEqual(
      doc(paragraph({ type: 'text', text: 'eins\nweiter' }), paragraph({ type: 'text', text: 'zwei' })),
    )
  })

  test('a malformed node costs that node alone and is reported by its place', () => {
    const { result, left } = collectIssues(() =>
      optional.parse(doc(paragraph(words), null, paragraph(words, 7, { type: 5 }, { type: 'text' }))),
    )
    expect(result).toEqual(doc(paragraph(words), paragraph(words)))
    expect(left).toEqual([1, 2, 2, 2].map((item) => ({ item, message: 'is not a node' })))
  })

  test('attributes and marks that are none are unset', () => {
    const given = { ...words, marks: [null, 'bold', { type: 'bold', attrs: [] }, { attrs: {} }] }
    expect(toRichText(doc({ type: 'paragraph', attrs: 'x', content: [given] }))).toEqual(
      doc(paragraph({ ...words, marks: [{ type: 'bold' }] })),
    )
  })

  test('blocks inside are read like any others', () => {
    const given = doc({ type: 'blok', attrs: { id: 'x', body: [null, { component: 'teaser' }] } })
    expect(toRichText(given)?.content[0]?.attrs).toEqual({
      id: 'x',
      body: [{ component: 'teaser', _uid: 'teaser-1' }],
    })
  })

  test('nesting beyond reason is cut and reported', () => {
    let deep: unknown = paragraph(words)
    for (let level = 0; level < 5_000; level++) deep = { type: 'blockquote', content: [deep] }
    const { left } = collectIssues(() => toRichText(doc(paragraph(words), deep)))
    expect(left).toEqual([{ item: 1, message: 'is nested too deeply' }])
  })
})
