import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { renderBlock } from '../../fixtures/render'
import { doc, html, mark, type Node, node, p, picture, words } from '../../fixtures/rich-text'
import { runsOf } from '../../fixtures/runs'

describe('broken and hostile documents', () => {
  test.each(['callout', '__proto__', 'constructor', 'toString', 'script', 'iframe'])(
    'unknown node %j keeps its words',
    async (type) => {
      expect(await html(node(type, { src: 'javascript:alert(1)' }, p(words('a'))))).toBe('<p>a</p>')
      expect(await html(p(words('a'), node(type, undefined, words('b'))))).toBe('<p>ab</p>')
    },
  )

  test('a malformed node costs that node alone and is reported', async () => {
    const text = doc(p(words('a')), null, 7, { text: 'no type' }, p({ type: 'text', text: 5 }, words('b')))
    const { html, left } = await renderBlock(richTextBlock, RichTextBlock, { text })
    expect(html.match(/<p/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toEqual([1, 2, 3, 4])
  })

  test('text without a paragraph gets one', async () => {
    expect(await html(words('a'), words('b', mark('bold')))).toBe('<p>a<strong>b</strong></p>')
  })

  test('plain text, as old stories hold it', async () => {
    const { html } = await renderBlock(richTextBlock, RichTextBlock, {
      text: 'Eins\n\n<script>alert(1)</script>',
    })
    expect(html).toContain('>Eins</p>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test.each([undefined, '', '  ', 7, [], {}, doc(), doc(p()), doc(p(words('  ')))])(
    '%j is no text',
    async (text) => {
      await expect(renderBlock(richTextBlock, RichTextBlock, { text })).rejects.toThrow()
    },
  )

  test('nesting without end stops', async () => {
    let deep: Node = p(words('bottom'))
    for (let level = 0; level < 5_000; level++) deep = node('blockquote', undefined, deep)
    expect(await html(p(words('top')), deep)).toMatch(/^<p>top<\/p><blockquote>/)
  })

  test('script in every string executes nothing', async () => {
    const evil = '"><script>alert(1)</script>'
    const attrs = {} as Node
    for (const name of [
      'level',
      'order',
      'class',
      'src',
      'alt',
      'title',
      'emoji',
      'name',
      'fallbackImage',
      'href',
      'id',
      'color',
      'textAlign',
      'colspan',
      'backgroundColor',
      'anchor',
      'target',
      'linktype',
    ]) {
      attrs[name] = evil
    }
    const types = [
      'paragraph',
      'heading',
      'blockquote',
      'bullet_list',
      'ordered_list',
      'list_item',
      'code_block',
      'horizontal_rule',
      'hard_break',
      'image',
      'emoji',
      'blok',
      'table',
      'tableRow',
      'tableCell',
      'tableHeader',
      evil,
    ]
    const marks = [
      'bold',
      'strong',
      'strike',
      'underline',
      'italic',
      'code',
      'link',
      'anchor',
      'styled',
      'subscript',
      'superscript',
      'textStyle',
      'highlight',
      evil,
    ].map((type) => mark(type, attrs))
    const markup = await html(
      ...types.map((type) => ({ ...node(type, attrs, words(evil, ...marks)), marks })),
    )
    expect(markup).not.toContain('<script')
    expect(markup).not.toMatch(/(?:href|src)="(?:javascript|data):/)
  })

  test('whatever the document holds, it renders without a script and without a paragraph around a block', async () => {
    const types = fc.constantFrom(
      'doc',
      'paragraph',
      'heading',
      'bullet_list',
      'list_item',
      'table',
      'tableRow',
      'tableCell',
      'tableHeader',
      'image',
      'blok',
      'emoji',
      'hard_break',
      'code_block',
      'other',
      '__proto__',
    )
    const marks = fc.array(
      fc.record({
        type: fc.constantFrom('link', 'bold', 'anchor', 'textStyle', 'styled', 'x'),
        attrs: fc.jsonValue(),
      }),
      { maxLength: 3 },
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.record({ type: fc.constant('text'), text: fc.string(), marks }),
        fc.record({
          type: types,
          attrs: fc.oneof(fc.jsonValue(), fc.constant({ src: picture, body: [{ component: 'x' }] })),
          marks,
          content: fc.array(tie('tree'), { maxLength: 4 }),
        }),
        fc.jsonValue(),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { maxLength: 5 }), async (content) => {
        const markup = await html(p(words('Anfang')), ...content)
        expect(markup).toMatch(/^<p>Anfang<\/p>/)
        expect(markup).not.toContain('<script')
        expect(markup).not.toMatch(/<p>(?:(?!<\/p>).)*<(?:p|figure|div|table|ul|h\d|pre)\b/s)
        expect(markup).not.toMatch(/<a (?:(?!<\/a>).)*<a /s)
      }),
      { numRuns: runsOf(500) },
    )
  })
})
