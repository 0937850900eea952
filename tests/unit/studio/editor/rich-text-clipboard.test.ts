// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { AllSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { Clipboard } from '@/lib/studio/editor/rich-text/clipboard'
import { type DocumentNode, documentExtensions, fromEditor, toEditor } from '@/lib/studio/rich-text'

const open = () =>
  new Editor({ element: document.createElement('div'), extensions: [...documentExtensions(), Clipboard] })
const [one, other] = [open(), open()]
afterAll(() => {
  one.destroy()
  other.destroy()
})

const everything = ({ view }: Editor) =>
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)))
const contentOf = (editor: Editor) => fromEditor(editor.getJSON() as DocumentNode)

/** What the clipboard holds after everything was copied. */
function copied(content: unknown): string {
  one.commands.setContent(toEditor(content))
  everything(one)
  return one.view.serializeForClipboard(one.state.selection.content()).dom.innerHTML
}

function pasted(html: string): DocumentNode {
  other.commands.setContent(toEditor(undefined))
  everything(other)
  other.view.pasteHTML(html)
  return contentOf(other)
}

/** Marks have no order, and neighbours with the same marks are one text. */
function ordered(node: DocumentNode): DocumentNode {
  const content: DocumentNode[] = []
  for (const child of (node.content ?? []).map(ordered)) {
    const last = content.at(-1)
    const joins = last?.text && child.text && JSON.stringify(last.marks) === JSON.stringify(child.marks)
    if (joins) content[content.length - 1] = { ...last, text: `${last.text}${child.text}` }
    else content.push(child)
  }
  const marks = node.marks
    ?.map((mark) => [JSON.stringify(mark), mark] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, mark]) => mark)
  return { ...node, ...(marks && { marks }), ...(node.content && { content }) }
}

/** Blocks are copies with uids of their own. */
const withoutUids = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === '_uid' ? 'own' : inner)))
const comparable = (value: DocumentNode) => withoutUids(ordered(value))

const words = fc.constantFrom('Strampler', ' mit ', 'ä & <b>', '  zwei  ', '„so“ 👶', 'x\u00a0y')
const attrs = fc.constantFrom<Record<string, unknown>>(
  {},
  { 'data-x': 1 },
  { custom: { 'data-y': 'a "b" <c>' } },
)
const linkAttrs = fc.record({
  link: fc.constantFrom(
    { href: '/de/windeln/', linktype: 'story', uuid: 'a-b-c', anchor: 'masse', target: '_self' },
    { href: 'https://x.example/?a=1&b="2"', linktype: 'url', uuid: null, anchor: null, target: '_blank' },
    { href: 'hallo@x.example', linktype: 'email', uuid: null, anchor: null, target: null },
    { href: '/assets/a.pdf', linktype: 'asset', uuid: null, anchor: null, target: null },
    { href: '', linktype: 'url', uuid: null, anchor: 'hier', target: null },
  ),
  custom: fc.constantFrom(
    {},
    { custom: { rel: 'nofollow', title: 'Maße' } },
    { rel: 'sponsored', title: 'x' },
  ),
})
const mark = fc.oneof(
  fc
    .constantFrom('bold', 'strong', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript')
    .map((type) => ({ type })),
  linkAttrs.map(({ link, custom }) => ({ type: 'link', attrs: { ...link, ...custom } })),
  fc.constantFrom(
    { type: 'anchor', attrs: { id: 'Größe 1' } },
    { type: 'styled', attrs: { class: 'lead' } },
    { type: 'highlight', attrs: { color: '#ff0' } },
    { type: 'highlight' },
    { type: 'textStyle', attrs: { color: '#f00' } },
    { type: 'sparkle', attrs: { size: 3 } },
  ),
)
const marks = fc.uniqueArray(mark, { maxLength: 4, selector: ({ type }) => type })
const inline = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: words.map((text): DocumentNode => ({ type: 'text', text })) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<DocumentNode>(
          { type: 'image', attrs: { id: 7, src: '/a.png', alt: '"A"', title: 't', meta_data: { alt: 'A' } } },
          { type: 'emoji', attrs: { name: 'baby', emoji: '👶', fallbackImage: '/b.png' } },
          { type: 'hard_break' },
        ),
      },
    ),
    marks,
  )
  .map(([node, given]) => (given.length > 0 ? { ...node, marks: given } : node))
const line = fc.array(inline, { minLength: 1, maxLength: 4 })
const aligned = fc.constantFrom<Record<string, unknown>>(
  {},
  { textAlign: 'center' },
  { textAlign: null, 'data-x': 'y' },
)

const given = (value: Record<string, unknown>) => (Object.keys(value).length > 0 ? { attrs: value } : {})
const paragraph = fc
  .tuple(aligned, line)
  .map(([own, content]): DocumentNode => ({ type: 'paragraph', ...given(own), content }))
const { block } = fc.letrec<{ block: DocumentNode }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 2 })
  const cell = fc
    .tuple(
      fc.constantFrom('tableCell', 'tableHeader'),
      attrs,
      fc.oneof(blocks, fc.constant<DocumentNode[]>([{ type: 'paragraph' }])),
    )
    .map(([type, own, content]): DocumentNode => ({ type, ...given(own), content }))
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      fc
        .tuple(fc.integer({ min: 1, max: 6 }), aligned, line)
        .map(([level, own, content]) => ({ type: 'heading', attrs: { level, ...own }, content })),
      fc
        .tuple(
          fc.constantFrom<Record<string, unknown>>({}, { class: 'language-ts' }),
          fc.constantFrom('let a', 'a\n  b', ' '),
        )
        .map(([own, text]) => ({ type: 'code_block', ...given(own), content: [{ type: 'text', text }] })),
      fc.constantFrom<DocumentNode>(
        { type: 'horizontal_rule' },
        { type: 'video_embed', attrs: { url: 'x' }, content: [{ type: 'text', text: 'words' }] },
        {
          type: 'blok',
          attrs: {
            body: [
              { component: 'teaser', _uid: 'a', text: '<b>"&', items: [{ component: 'item', _uid: 'b' }] },
              { component: 'quote', _uid: 'c', deep: { list: [1, null, true] } },
            ],
          },
        },
      ),
      blocks.map((content) => ({ type: 'blockquote', content })),
      fc
        .tuple(
          fc.constantFrom<[string, Record<string, unknown>]>(
            ['bullet_list', {}],
            ['ordered_list', { order: 4 }],
            ['ordered_list', {}],
          ),
          fc.array(fc.tuple(attrs, blocks), { minLength: 1, maxLength: 2 }),
        )
        .map(([[type, own], items]) => ({
          type,
          ...given(own),
          content: items.map(([each, content]) => ({ type: 'list_item', ...given(each), content })),
        })),
      fc
        .tuple(attrs, attrs, fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 2 }))
        .map(([own, ofRow, rows]) => ({
          type: 'table',
          ...given(own),
          content: rows.map((content) => ({ type: 'tableRow', ...given(ofRow), content: [...content] })),
        })),
    ),
  }
})

const text = (words: string, ...marks: object[]): DocumentNode =>
  ({ type: 'text', text: words, marks }) as never
const link = (href: string) => ({ type: 'link', attrs: { href, linktype: 'url', rel: 'nofollow' } })
const docOf = (...content: object[]) => ({ type: 'doc', content })
const lineOf = (...content: object[]) => ({ type: 'paragraph', content })
const written = (rest: unknown) => JSON.stringify(rest).replaceAll('"', '&quot;')

describe('formatted text that is copied', () => {
  it('is the same where it is pasted', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (content) => {
        const html = copied({ type: 'doc', content })
        expect(comparable(pasted(html))).toEqual(comparable(contentOf(one)))
      }),
      { numRuns: 25 },
    )
  })

  it('takes a part of a line with its marks into another line', () => {
    one.commands.setContent(
      toEditor(docOf(lineOf(text('vor '), text('Windeln', link('/de/windeln/')), text(' nach')))),
    )
    one.commands.setTextSelection({ from: 7, to: 10 })
    const html = one.view.serializeForClipboard(one.state.selection.content()).dom.innerHTML
    other.commands.setContent(toEditor(docOf(lineOf(text('ab')))))
    other.commands.setTextSelection(2)
    other.view.pasteHTML(html)
    expect(contentOf(other)).toEqual(
      docOf(
        lineOf({ type: 'text', text: 'a' }, text('nde', link('/de/windeln/')), { type: 'text', text: 'b' }),
      ),
    )
  })

  it('gives blocks uids of their own', () => {
    const body = [{ component: 'teaser', _uid: 'a', items: [{ component: 'item', _uid: 'b' }] }]
    const found = JSON.stringify(pasted(copied(docOf({ type: 'blok', attrs: { id: 'x', body } }))))
    expect(found).toContain('"component":"item"')
    for (const uid of ['"a"', '"b"', '"x"']) expect(found).not.toContain(uid)
  })

  it.each<[string, DocumentNode, string]>([
    ['a link', text('a', link('https://x.example/')), 'a[href="https://x.example/"]'],
    [
      'an email address',
      text('a', { type: 'link', attrs: { href: 'a@x.example', linktype: 'email' } }),
      'a[href="mailto:a@x.example"]',
    ],
    ['a picture', { type: 'image', attrs: { src: '/a.png', alt: 'A' } }, 'img[src="/a.png"][alt="A"]'],
    ['bold words', text('a', { type: 'bold' }), 'strong'],
  ])('is %s for other programs, too', (_, node, selector) => {
    const page = new DOMParser().parseFromString(copied(docOf(lineOf(node))), 'text/html')
    expect(page.querySelector(selector)).not.toBeNull()
  })
})

describe('what another page put on the clipboard', () => {
  it.each<[string, string, DocumentNode[]]>([
    [
      'a link to a script',
      `<p><a data-mark="link" data-rest="${written({ href: 'java\tscript:alert(1)', linktype: 'url' })}">a</a></p>`,
      [{ type: 'text', text: 'a' }],
    ],
    ['a link without an address', '<p><span data-mark="link">a</span></p>', [{ type: 'text', text: 'a' }]],
    [
      'attributes that are none',
      '<p data-rest="{"><b data-rest="[1]">a</b></p>',
      [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }],
    ],
    [
      'a mark that is none',
      `<p><span data-mark="unknownMark" data-rest="{}">a</span></p>`,
      [{ type: 'text', text: 'a' }],
    ],
    [
      'a node that is none',
      `<p>a<span data-thing="unknownInline" data-rest="{}"></span></p>`,
      [{ type: 'text', text: 'a' }],
    ],
  ])('loses %s', (_, html, content) => {
    expect(pasted(html)).toEqual(docOf({ type: 'paragraph', content }))
  })

  it('brings no things into a list of blocks that are no blocks', () => {
    const html = `<div data-thing="blok" data-rest="${written({ body: [7, { _uid: 'a' }, { component: 'teaser' }] })}"></div>`
    const [blok] = pasted(html).content ?? []
    expect(blok?.attrs?.body).toEqual([{ component: 'teaser', _uid: expect.any(String) }])
  })

  it.each([' https://example.org/ ', '\nhttps://example.org/'])('keeps a link to %j', (href) => {
    const [paragraph] = pasted(`<p><a href="${href}">hier</a></p>`).content ?? []
    expect(paragraph?.content?.[0]?.marks?.[0]?.attrs).toMatchObject({ href: 'https://example.org/' })
  })

  it('makes nothing bold that another program wraps in a bold element of normal weight', () => {
    const html = '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Plain</span></p></b>'
    expect(pasted(html)).toEqual(docOf({ type: 'paragraph', content: [{ type: 'text', text: 'Plain' }] }))
  })

  it('keeps code as code', () => {
    expect(pasted('<pre><code>a\n  b</code></pre>')).toEqual(
      docOf({ type: 'code_block', content: [{ type: 'text', text: 'a\n  b' }] }),
    )
  })
})

describe('a list that is pasted', () => {
  const list = '<ol><li><p>Eins</p><ol><li><p>Unterpunkt</p></li></ol></li><li><p>Zwei</p></li></ol>'
  const item = (...content: object[]) => ({ type: 'list_item', content })
  const words = (value: string) => lineOf({ type: 'text', text: value })
  const ordered = (...content: object[]) => expect.objectContaining({ type: 'ordered_list', content })
  const whole = ordered(item(words('Eins'), ordered(item(words('Unterpunkt')))), item(words('Zwei')))
  const into = (before: object, at: number, html: string) => {
    other.commands.setContent(toEditor(docOf(before)))
    other.commands.setTextSelection(at)
    other.view.pasteHTML(html)
    return contentOf(other).content
  }

  it.each<[string, object, number, unknown[]]>([
    ['stands behind the line at whose end it is pasted', words('Text'), 5, [words('Text'), whole]],
    ['divides the line in which it is pasted', words('Text'), 3, [words('Te'), whole, words('xt')]],
    ['takes the place of an empty line', { type: 'paragraph' }, 1, [whole]],
  ])('%s', (_, before, at, wanted) => {
    expect(into(before, at, list)).toEqual(wanted)
  })

  it('goes on in the line with the words of a single item', () => {
    expect(into(words('Text'), 5, '<ul><li><p>eins</p></li></ul>')).toEqual([words('Texteins')])
  })
})
