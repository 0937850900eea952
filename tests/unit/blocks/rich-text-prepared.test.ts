import fc from 'fast-check'
import * as renderer from 'storyblok-rich-text-react-renderer'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { prepareDocument } from '@/blocks/rich-text/prepare'
import type { PreparedNode } from '@/blocks/rich-text/prepared'
import { markResolvers, nodeResolvers } from '@/blocks/rich-text/resolvers'
import { richTextExamples } from '@/blocks/rich-text/rich-text.examples'
import { toRichText } from '@/schemas/content'
import { testMarket } from '../../fixtures/render'
import { doc, html, mark, type Node, node, p, picture, words } from '../../fixtures/rich-text'
import { runsOf } from '../../fixtures/runs'

/** What the renderer is given for a document as the content service sends it. */
function prepared(...content: unknown[]): PreparedNode[] {
  const document = toRichText(doc(...content))
  return document ? prepareDocument(document, testMarket()).content : []
}

/** Every node with the types of the nodes around it. */
const walk = (nodes: PreparedNode[], around: string[] = []): { node: PreparedNode; around: string[] }[] =>
  nodes.flatMap((node) => [
    { node, around },
    ...(node.type === 'text' ? [] : walk(node.content ?? [], [...around, node.type])),
  ])

const resolvers: Record<string, unknown> = nodeResolvers(() => null)
const namesOf = (prefix: string) =>
  Object.entries(renderer).flatMap(([name, value]) => (name.startsWith(prefix) ? [String(value)] : []))

describe('the resolvers of storyblok-rich-text-react-renderer', () => {
  test('are replaced, each node by a resolver of ours', () => {
    expect(namesOf('NODE_').length).toBeGreaterThan(10)
    expect(namesOf('NODE_').filter((type) => !Object.hasOwn(resolvers, type))).toEqual([])
  })

  test('are replaced, each mark by a resolver of ours, but for links, which are nodes', () => {
    expect(namesOf('MARK_').length).toBeGreaterThan(10)
    expect(namesOf('MARK_').filter((type) => !Object.hasOwn(markResolvers, type))).toEqual(['link'])
  })
})

describe('a document is brought into our own shape', () => {
  test('a mark inside a link does not cut it in two', () => {
    const to = mark('link', { linktype: 'url', href: '/de/a/' })
    expect(prepared(p(words('zur ', to), words('Seite', mark('bold'), to)))).toEqual([
      {
        type: 'paragraph',
        attrs: { align: '' },
        content: [
          {
            type: 'link',
            attrs: { href: '/de/a/' },
            content: [
              { type: 'text', text: 'zur ', marks: [] },
              { type: 'text', text: 'Seite', marks: [{ type: 'bold', attrs: undefined }] },
            ],
          },
        ],
      },
    ])
  })

  test('links to different places stay apart', async () => {
    const [one, other] = ['/de/a/', '/de/b/'].map((href) => mark('link', { href }))
    expect(await html(p(words('a', one as Node), words('b', other as Node)))).toBe(
      '<p><a href="/de/a/">a</a><a href="/de/b/">b</a></p>',
    )
  })

  test('a link without words is no tab stop', async () => {
    const to = mark('link', { href: '/de/a/' })
    expect(await html(p(words('a'), words('', to), { ...node('mention', undefined), marks: [to] }))).toBe(
      '<p>a</p>',
    )
  })

  test('a paragraph has no attributes, a heading no level, a cell no spans', () => {
    const cell = { type: 'tableCell', content: [p(words('c'))] }
    const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }
    const nodes = walk(
      prepared(
        { type: 'paragraph', content: [words('a')] },
        { type: 'heading', content: [words('b')] },
        table,
      ),
    )
    const attrsOf = (type: string) =>
      nodes.flatMap(({ node }) => (node.type === type && 'attrs' in node ? node.attrs : []))
    expect(attrsOf('paragraph')).toEqual([{ align: '' }])
    expect(attrsOf('heading')).toEqual([{ level: 2, align: '' }])
    expect(attrsOf('tableCell')).toEqual([
      { look: 'cell', align: '', colSpan: undefined, rowSpan: undefined, backgroundColor: undefined },
    ])
  })

  test('a table gets a head and a body', () => {
    const row = (type: string) => node('tableRow', undefined, node(type, undefined, p(words('a'))))
    const [table] = prepared(node('table', undefined, row('tableHeader'), row('tableCell')))
    expect(table && 'content' in table && table.content?.map(({ type }) => type)).toEqual([
      'tableHead',
      'tableBody',
    ])
  })

  test('an unknown node is reduced to its words, which wear its marks and join those beside them', async () => {
    const mention = { ...node('mention', { id: 7 }, words('b')), marks: [mark('bold')] }
    expect(await html(p(words('a'), mention, words('c')))).toBe('<p>a<strong>b</strong>c</p>')
    expect(await html(words('a'), node('callout', undefined, words('b'), p(words('c'))))).toBe(
      '<p>ab</p><p>c</p>',
    )
  })

  test('marks of unknown nodes do not multiply', async () => {
    let inside: unknown[] = Array.from({ length: 50 }, () => words('a'))
    const marks = Array.from({ length: 16 }, () => mark('bold'))
    for (let level = 0; level < 30; level++) inside = [{ ...node('mention', undefined, ...inside), marks }]
    expect((await html(p(...inside))).match(/<strong>/g)).toHaveLength(50 * 16)
  })

  test('an emoji whose picture is none leaves no empty paragraph', async () => {
    const emoji = node('emoji', { name: 'rocket', fallbackImage: 'javascript:1' })
    expect(await html(p(words('a')), p(emoji))).toBe('<p>a</p>')
  })

  test('a document of ten thousand paragraphs is rendered whole', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => p(words(`${index}`, mark('bold'))))
    expect((await html(...many)).match(/<p>/g)).toHaveLength(10_000)
  })
})

describe('whatever the content service sends', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  const types = fc.constantFrom(
    ...namesOf('NODE_'),
    ...inherited,
    ...Object.keys(resolvers),
    'doc',
    'blok',
    'text',
    'callout',
  )
  const attrs = fc.oneof(
    fc.jsonValue(),
    fc.constant({ src: picture, href: '/de/', body: [{ component: 'x' }] }),
  )
  const marks = fc.array(
    fc.record({ type: fc.constantFrom(...namesOf('MARK_'), ...inherited, 'strong', 'blink'), attrs }),
    { maxLength: 4 },
  )
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }), marks }),
      fc.record({ type: types, attrs, marks, content: fc.array(tie('tree'), { maxLength: 4 }) }),
    ),
  }))
  const trees = fc.array(tree, { maxLength: 6 })

  test('node and mark types come from a closed list, and links are no marks', () => {
    fc.assert(
      fc.property(trees, (content) => {
        for (const { node } of walk(prepared(...content))) {
          expect(node.type === 'text' || Object.hasOwn(resolvers, node.type), node.type).toBe(true)
          for (const { type } of node.marks ?? []) expect(Object.hasOwn(markResolvers, type), type).toBe(true)
        }
      }),
      { numRuns: runsOf(500) },
    )
  })

  test('paragraphs, headings and links hold what HTML allows in them', () => {
    const phrasing = new Set(['text', 'hard_break', 'emoji', 'link'])
    fc.assert(
      fc.property(trees, (content) => {
        for (const { node, around } of walk(prepared(...content))) {
          if (around.at(-1) === 'paragraph' || around.at(-1) === 'heading')
            expect(phrasing).toContain(node.type)
          if (node.type === 'link') expect(around).not.toContain('link')
        }
      }),
      { numRuns: runsOf(500) },
    )
  })

  describe('React', () => {
    afterEach(() => vi.restoreAllMocks())

    test('finds a key on every element of a list and no unknown attribute', async () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      for (const { blok } of richTextExamples) {
        const { text } = blok as { text?: unknown }
        const { content = [p(words(String(text)))] } = (typeof text === 'object' ? text : {}) as {
          content?: unknown[]
        }
        await html(...content)
      }
      await html(
        ...Object.keys(resolvers).map((type) => node(type, { src: picture }, words('a'), words('b'))),
      )
      expect(errors.mock.calls).toEqual([])
    })
  })
})
