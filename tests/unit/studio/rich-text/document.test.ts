import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DocumentNode, documentExtensions, fromEditor, toEditor } from '@/lib/studio/rich-text/document'

const schema = getSchema(documentExtensions())

/** Through the editor and back, as a document that someone opens and changes elsewhere. */
function through(document: unknown): unknown {
  const node = schema.nodeFromJSON(toEditor(document))
  node.check()
  return fromEditor(JSON.parse(JSON.stringify(node.toJSON())) as DocumentNode)
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const item = (...content: object[]) => ({ type: 'list_item', content })
const doc = (...content: object[]) => ({ type: 'doc', content })

describe('a rich text in the editor', () => {
  it.each<[string, object]>([
    ['headings', { type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [text('H')] }],
    ['attributes of other editors', { type: 'paragraph', attrs: { 'data-x': 1 }, content: [text('x')] }],
    ['lists', { type: 'bullet_list', content: [item(paragraph(text('a'))), item(paragraph(text('b')))] }],
    ['counted lists', { type: 'ordered_list', attrs: { order: 4 }, content: [item(paragraph(text('d')))] }],
    ['quotes', { type: 'blockquote', content: [paragraph(text('q'))] }],
    ['code', { type: 'code_block', attrs: { class: 'language-ts' }, content: [text('let a')] }],
    ['rules', { type: 'horizontal_rule' }],
    ['breaks', paragraph(text('a'), { type: 'hard_break' }, text('b'))],
    [
      'pictures',
      paragraph({ type: 'image', attrs: { src: '/a.png', alt: 'A', title: '', meta_data: { alt: 'A' } } }),
    ],
    ['emoji', paragraph({ type: 'emoji', attrs: { name: 'baby', emoji: '👶', fallbackImage: '/b.png' } })],
    ['blocks', { type: 'blok', attrs: { id: 'x', body: [{ component: 'teaser', _uid: 'a' }] } }],
    [
      'tables',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(text('h'))] }],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', attrs: { backgroundColor: '#fff' }, content: [paragraph(text('a'))] },
              { type: 'tableCell', content: [paragraph()] },
            ],
          },
        ],
      },
    ],
    [
      'links',
      paragraph(
        text('l', {
          type: 'link',
          attrs: { href: '/x', uuid: 'u', linktype: 'story', anchor: 'a', custom: { rel: 'x' } },
        }),
      ),
    ],
    [
      'marks',
      paragraph(
        ...['bold', 'strong', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript'].map(
          (type) => text(type, { type }),
        ),
        text('s', { type: 'styled', attrs: { class: 'lead' } }),
        text('h', { type: 'highlight', attrs: { color: '#ff0' } }),
        text('t', { type: 'textStyle', attrs: { color: '#f00' } }),
        text('a', { type: 'anchor', attrs: { id: 'here' } }),
      ),
    ],
    ['nodes of other editors', { type: 'video_embed', attrs: { url: 'x' }, content: [text('words')] }],
    [
      'marks of other editors',
      paragraph(text('x', { type: 'sparkle', attrs: { size: 3 } }, { type: '__proto__' })),
    ],
    ['broken tables', { type: 'table', content: [paragraph(text('lost?'))] }],
    ['a heading without attributes', { type: 'heading', content: [text('H')] }],
  ])('keeps %s as they are', (_, node) => {
    const given = doc(node)
    const kept = node as DocumentNode
    const wanted = kept.type === 'heading' && !kept.attrs ? doc({ ...kept, attrs: { level: 2 } }) : given
    expect(through(given)).toEqual(wanted)
  })

  it.each<[string, object, object]>([
    ['text without a paragraph', doc(text('loose')), doc(paragraph(text('loose')))],
    [
      'a picture beside paragraphs',
      doc({ type: 'image', attrs: { src: '/a' } }),
      doc(paragraph({ type: 'image', attrs: { src: '/a' } })),
    ],
    [
      'a block inside a paragraph',
      doc(paragraph(text('a'), { type: 'blok', attrs: { body: [] } }, text('b'))),
      doc(paragraph(text('a')), { type: 'blok', attrs: { body: [] } }, paragraph(text('b'))),
    ],
    [
      'a list without items',
      doc({ type: 'bullet_list', content: [paragraph(text('a'))] }),
      doc({ type: 'bullet_list', content: [item(paragraph(text('a')))] }),
    ],
    ['an empty text', doc(), doc(paragraph())],
  ])('puts %s where it belongs', (_, given, wanted) => {
    expect(through(given)).toEqual(wanted)
  })

  it.each([undefined, null, '', 7, [], { type: 'page' }, { type: 'doc' }])(
    'opens %j as an empty text',
    (value) => {
      expect(through(value)).toEqual(doc(paragraph()))
    },
  )

  it('opens a plain text as paragraphs', () => {
    expect(through('One\n\nTwo')).toEqual(doc(paragraph(text('One')), paragraph(text('Two'))))
  })

  it('changes what was changed in it, and nothing else', () => {
    const editor = toEditor(doc({ type: 'heading', attrs: { level: 2, 'data-x': 1 }, content: [text('H')] }))
    const [heading] = editor.content ?? []
    const changed = {
      ...editor,
      content: [{ ...heading, attrs: { ...heading?.attrs, level: 4, textAlign: 'right' } }],
    }
    expect(fromEditor(changed as DocumentNode)).toEqual(
      doc({ type: 'heading', attrs: { level: 4, textAlign: 'right', 'data-x': 1 }, content: [text('H')] }),
    )
  })

  it('is valid and loses no words, whatever was sent', () => {
    const type = fc.oneof(
      fc.constantFrom(
        'paragraph',
        'heading',
        'text',
        'image',
        'blok',
        'table',
        'tableRow',
        'tableCell',
        'bullet_list',
        'ordered_list',
        'list_item',
        'blockquote',
        'code_block',
        'emoji',
        'hard_break',
        'horizontal_rule',
      ),
      fc.constantFrom('toString', '__proto__', 'carousel'),
    )
    const holdsText = new Set(['text'])
    const leaves = new Set(['image', 'blok', 'emoji', 'hard_break', 'horizontal_rule'])
    const node = fc.letrec<{ node: DocumentNode }>((tie) => ({
      node: fc
        .record({
          type,
          text: fc.constantFrom('ein', 'zwei', 'drei'),
          marks: fc.array(
            fc.record({ type: fc.constantFrom('bold', 'link', 'strong', 'constructor', 'code') }),
            { maxLength: 3 },
          ),
          content: fc.oneof(
            { depthSize: 'medium' },
            fc.constant([]),
            fc.array(tie('node'), { maxLength: 3 }),
          ),
        })
        .map(({ type: name, text: words, marks, content }) =>
          holdsText.has(name)
            ? ({ type: name, text: words, marks } as DocumentNode)
            : ({ type: name, marks, ...(!leaves.has(name) && { content }) } as DocumentNode),
        ),
    })).node
    const words = (value: unknown): string[] => {
      const { text: own, content = [] } = value as DocumentNode
      return [...(own ? [own] : []), ...content.flatMap(words)]
    }
    const letters = (value: unknown) => [...words(value).join('')].sort()
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const given = doc(...content)
        // Neighbours with the same marks become one text, and a text may come to stand elsewhere.
        expect(letters(through(given))).toEqual(letters(given))
      }),
      { numRuns: 300 },
    )
  })
})
