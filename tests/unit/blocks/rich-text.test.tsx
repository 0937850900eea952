import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { richTextExamples } from '@/blocks/rich-text/rich-text.examples'
import { richTextBlock } from '@/schemas/blocks'
import { renderBlock, testMarket } from '../../fixtures/render'

type Node = Record<string, unknown>

const words = (text: string, ...marks: Node[]): Node => ({ type: 'text', text, marks })
const node = (type: string, attrs: Node | undefined, ...content: unknown[]): Node => ({
  type,
  attrs,
  content,
})
const p = (...content: unknown[]): Node => node('paragraph', undefined, ...content)
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const mark = (type: string, attrs?: unknown) => ({ type, attrs })
const picture = 'https://a.storyblok.com/f/1/1200x800/ab/nest.jpg'

/** The markup inside the block, without class names: tests here are about elements, not looks. */
async function html(...content: unknown[]): Promise<string> {
  const { html } = await renderBlock(richTextBlock, RichTextBlock, { text: doc(...content) })
  return html.replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1').replace(/ class="(?!language-)[^"]*"/g, '')
}

const styled = async (...content: unknown[]) =>
  (await renderBlock(richTextBlock, RichTextBlock, { text: doc(...content) })).html

describe('every node type of the specification', () => {
  test('paragraph', async () => {
    expect(await html(p(words('Guten Tag')))).toBe('<p>Guten Tag</p>')
  })

  test('an empty paragraph leaves no gap', async () => {
    expect(await html(p(), p(words('Text')), node('paragraph', {}))).toBe('<p>Text</p>')
  })

  test.each([
    [1, 'h2'],
    [2, 'h2'],
    [3, 'h3'],
    [4, 'h4'],
    [5, 'h5'],
    [6, 'h6'],
    [7, 'h6'],
    [-3, 'h2'],
    ['3', 'h3'],
    ['script', 'h2'],
    [Number.NaN, 'h2'],
    [null, 'h2'],
    [{}, 'h2'],
  ])('heading with level %j is %s', async (level, element) => {
    expect(await html(node('heading', { level }, words('Größen')))).toBe(`<${element}>Größen</${element}>`)
  })

  test('heading without attributes', async () => {
    expect(await html({ type: 'heading', content: [words('Größen')] })).toBe('<h2>Größen</h2>')
  })

  test.each([
    ['left', 'text-start'],
    ['center', 'text-center'],
    ['right', 'text-end'],
    ['justify', 'text-justify'],
  ])('textAlign %s of a paragraph and a heading', async (textAlign, className) => {
    expect(await styled(node('paragraph', { textAlign }, words('a')))).toMatch(
      new RegExp(`<p class="[^"]*${className}`),
    )
    expect(await styled(node('heading', { textAlign, level: 3 }, words('a')))).toMatch(
      new RegExp(`<h3 class="[^"]*${className}`),
    )
  })

  test.each(['fixed inset-0', 'constructor', '__proto__', 7, null])(
    'textAlign %j is ignored',
    async (textAlign) => {
      expect(await styled(node('paragraph', { textAlign }, words('a')))).toContain('<p class="my-4">a</p>')
    },
  )

  test('blockquote', async () => {
    expect(await html(node('blockquote', undefined, p(words('Ruhe'))))).toBe(
      '<blockquote><p>Ruhe</p></blockquote>',
    )
  })

  test('bullet list, with a list inside', async () => {
    const inner = node('bullet_list', undefined, node('list_item', undefined, p(words('b'))))
    expect(
      await html(node('bullet_list', undefined, node('list_item', undefined, p(words('a')), inner))),
    ).toBe('<ul><li><p>a</p><ul><li>b</li></ul></li></ul>')
  })

  test.each([
    [undefined, '<ol>'],
    [1, '<ol>'],
    [4, '<ol start="4">'],
    ['4', '<ol start="4">'],
    [1e30, '<ol>'],
    [2.5, '<ol>'],
    ['"><script>', '<ol>'],
  ])('ordered list that starts at %j', async (order, opening) => {
    expect(await html(node('ordered_list', { order }, node('list_item', undefined, p(words('a')))))).toBe(
      `${opening}<li>a</li></ol>`,
    )
  })

  test('what stands in a list without being an item becomes one', async () => {
    expect(await html(node('bullet_list', undefined, words('a'), p(words('b'))))).toBe(
      '<ul><li>a</li><li>b</li></ul>',
    )
  })

  test('list item outside a list keeps its words', async () => {
    expect(await html(node('list_item', undefined, p(words('a'))))).toBe('<p>a</p>')
  })

  test.each([
    ['language-ts', '<pre><code class="language-ts">'],
    ['language-"><script>', '<pre><code>'],
    ['fixed inset-0', '<pre><code>'],
    [undefined, '<pre><code>'],
  ])('code block of class %j', async (className, opening) => {
    const code = node('code_block', { class: className }, words('if (a < b) {\n}', mark('bold')))
    expect(await html(code)).toBe(`${opening}if (a &lt; b) {\n}</code></pre>`)
  })

  test('horizontal rule', async () => {
    expect(await html(p(words('a')), node('horizontal_rule', undefined), p(words('b')))).toBe(
      '<p>a</p><hr/><p>b</p>',
    )
  })

  test('hard break', async () => {
    expect(await html(p(words('a'), { type: 'hard_break' }, words('b')))).toBe('<p>a<br/>b</p>')
  })

  test('image with title', async () => {
    const markup = await html(node('image', { src: picture, alt: 'Ein Nest', title: 'Aus Weide' }))
    expect(markup).toMatch(
      /^<figure><img [^>]*alt="Ein Nest"[^>]*\/><figcaption>Aus Weide<\/figcaption><\/figure>$/,
    )
    expect(markup).toContain('loading="lazy"')
    expect(markup).toContain(`src="${picture}/m/672x0/filters:quality(70):format(webp)"`)
    expect(markup).toMatch(/width="672" height="448"/)
  })

  test('image within a paragraph is taken out of it', async () => {
    const markup = await html(p(words('a'), node('image', { src: picture }), words('b')))
    expect(markup).toMatch(/^<p>a<\/p><figure><img [^>]*\/><\/figure><p>b<\/p>$/)
  })

  test('image with a link, named after the page it leads to', async () => {
    const image = {
      ...node('image', { src: picture }),
      marks: [mark('link', { href: '/de/sicher-schlafen/' })],
    }
    const markup = await html(image)
    expect(markup).toMatch(/<a href="\/de\/sicher-schlafen\/"><img [^>]*alt="sicher schlafen"/)
  })

  test.each([
    undefined,
    '',
    'javascript:alert(1)//.png',
    'data:image/png;base64,AAAA.png',
    '//evil.example/a.png',
    'https://example.org/a.svg',
    'mailto:a@b.example.png',
    7,
  ])('image of %j is left out', async (src) => {
    expect(await html(p(words('Text')), node('image', { src, title: 'x' }))).toBe('<p>Text</p>')
  })

  test('emoji', async () => {
    expect(await html(p(node('emoji', { name: 'baby', emoji: '👶' })))).toBe('<p>👶</p>')
  })

  test('emoji without a character: its picture, else its name', async () => {
    const fallbackImage = 'https://cdn.example.org/rocket.png'
    expect(await html(p(node('emoji', { name: 'rocket', fallbackImage })))).toMatch(
      /<img src="https:\/\/cdn\.example\.org\/rocket\.png" alt="rocket" width="20" height="20"/,
    )
    expect(await html(p(words('a '), node('emoji', { name: 'rocket', fallbackImage: 'javascript:1' })))).toBe(
      '<p>a </p>',
    )
    expect(await html(p(node('emoji', { name: '<b>' })))).toBe('<p>:&lt;b&gt;:</p>')
    expect(await html(p(words('a'), node('emoji', undefined)))).toBe('<p>a</p>')
  })

  test('blok: rendered by the registry, between the paragraphs', async () => {
    const blok = node('blok', {
      id: '1',
      body: [
        { component: 'teaser', _uid: 't1' },
        { component: 'grid', _uid: 'g1' },
      ],
    })
    expect(await html(p(words('a'), blok, words('b')))).toBe(
      '<p>a</p><div><div data-nested="teaser" data-uid="t1"></div><div data-nested="grid" data-uid="g1"></div></div><p>b</p>',
    )
  })

  test.each([undefined, null, {}, { body: null }, { body: 'x' }, { body: [null, 7, {}, { component: 5 }] }])(
    'blok with attributes %j costs that blok alone',
    async (attrs) => {
      expect(await html({ type: 'blok', attrs }, p(words('a')))).toBe('<p>a</p>')
    },
  )

  test('a bad entry of a blok is reported', async () => {
    const body = [null, { component: 'teaser', _uid: 't' }]
    const { left } = await renderBlock(richTextBlock, RichTextBlock, { text: doc(node('blok', { body })) })
    expect(left).toEqual([{ item: 0, message: 'is not a block' }])
  })
})

describe('table', () => {
  const cell = (type: 'tableCell' | 'tableHeader', text: string, attrs?: Node) =>
    node(type, attrs, p(words(text)))
  const row = (...cells: unknown[]) => node('tableRow', undefined, ...cells)
  const head = row(cell('tableHeader', 'Größe'), cell('tableHeader', 'Alter'))

  test('leading rows of headings are the head', async () => {
    expect(
      await html(
        node('table', undefined, head, row(cell('tableHeader', '56'), cell('tableCell', '2 Monate'))),
      ),
    ).toBe(
      '<div role="region" aria-label="Größe, Alter" tabindex="0"><table>' +
        '<thead><tr><th scope="col">Größe</th><th scope="col">Alter</th></tr></thead>' +
        '<tbody><tr><th scope="row">56</th><td>2 Monate</td></tr></tbody></table></div>',
    )
  })

  test('without headings there is no head', async () => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a'))))).toBe(
      '<div role="region" aria-label="a" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    )
  })

  test('cells span columns and rows, and name what they head', async () => {
    const wide = row(cell('tableHeader', 'Maße', { colspan: 2 }))
    const tall = row(cell('tableHeader', 'a', { rowspan: 2 }), cell('tableCell', 'b'))
    const markup = await html(node('table', undefined, wide, tall, row(cell('tableCell', 'c'))))
    expect(markup).toContain('<th scope="colgroup" colSpan="2">Maße</th>')
    expect(markup).toContain('<th scope="rowgroup" rowSpan="2">a</th>')
  })

  test.each([
    [{ colspan: 9_999_999 }, 'colSpan="50"'],
    [{ colspan: '3' }, 'colSpan="3"'],
  ])('%j is kept within reason', async (attrs, expected) => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      `<td ${expected}>`,
    )
  })

  test.each([
    { colspan: 0 },
    { colspan: -2 },
    { colspan: 1.5 },
    { colspan: '2"><script>' },
    { rowspan: 65_534 },
    { colspan: {} },
    { backgroundColor: 'red;background:url(//evil.example)' },
    { backgroundColor: 'url(https://evil.example/a.png)' },
    { textAlign: 'fixed' },
  ])('%j is ignored', async (attrs) => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      '<tr><td>a</td></tr>',
    )
  })

  test('the colour of a cell', async () => {
    const attrs = { backgroundColor: '#dce8dc' }
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      '<td style="background-color:#dce8dc">a</td>',
    )
  })

  test('no rows, no table; rows that are none keep their words', async () => {
    expect(await html(p(words('x')), node('table', undefined), node('table', undefined, row()))).toBe(
      '<p>x</p>',
    )
    const markup = await html(
      node('table', undefined, p(words('a')), row(p(words('b'))), cell('tableCell', 'c')),
    )
    expect(markup).toContain('<tr><td>a</td></tr><tr><td>b</td></tr><tr><td>c</td></tr>')
  })

  test('cells and rows outside a table keep their words', async () => {
    expect(await html(row(cell('tableCell', 'a')))).toBe('<p>a</p>')
  })
})

describe('every mark of the specification', () => {
  const marked = (...marks: Node[]) => html(p(words('Text', ...marks)))

  test.each([
    ['bold', 'strong'],
    ['strong', 'strong'],
    ['italic', 'em'],
    ['strike', 's'],
    ['underline', 'u'],
    ['code', 'code'],
    ['subscript', 'sub'],
    ['superscript', 'sup'],
    ['highlight', 'mark'],
  ])('%s', async (type, element) => {
    expect(await marked(mark(type))).toBe(`<p><${element}>Text</${element}></p>`)
    expect(await marked(mark(type, 'broken'))).toBe(`<p><${element}>Text</${element}></p>`)
  })

  test('several marks, the first outermost', async () => {
    expect(await marked(mark('bold'), mark('italic'))).toBe('<p><strong><em>Text</em></strong></p>')
  })

  test.each(['#FBF0C9', '#abc', '#11223344', 'rgb(1, 2, 3)', 'rgba(1,2,3,0.5)'])(
    'colour %s',
    async (color) => {
      expect(await marked(mark('highlight', { color }))).toBe(
        `<p><mark style="background-color:${color}">Text</mark></p>`,
      )
      expect(await marked(mark('textStyle', { color }))).toBe(
        `<p><span style="color:${color}">Text</span></p>`,
      )
    },
  )

  test.each([
    'red;position:fixed',
    'url(https://evil.example/a.png)',
    'var(--ink)',
    'expression(alert(1))',
    '#12',
    'rgb(1,2)',
    'rgb(1,2,3);x',
    '',
    7,
    null,
    {},
  ])('colour %j is ignored', async (color) => {
    expect(await marked(mark('highlight', { color }))).toBe('<p><mark>Text</mark></p>')
    expect(await marked(mark('textStyle', { color }))).toBe('<p>Text</p>')
  })

  test('styled: known names become classes, others nothing', async () => {
    expect(await styled(p(words('Text', mark('styled', { class: 'small fixed quiet' }))))).toContain(
      '<span class="text-small text-quiet">Text</span>',
    )
    for (const attrs of [{ class: 'fixed inset-0' }, { class: 'constructor' }, { class: 5 }, undefined]) {
      expect(await marked(mark('styled', attrs))).toBe('<p>Text</p>')
    }
  })

  test('anchor, once, in a form that a link can name', async () => {
    expect(
      await html(
        p(
          words('Die ', mark('anchor', { id: 'Größe wählen' })),
          words('Größe', mark('anchor', { id: 'Größe wählen' }), mark('bold')),
        ),
      ),
    ).toBe('<p><span id="groesse-waehlen">Die </span><strong>Größe</strong></p>')
    for (const attrs of [{ id: '' }, { id: '"><script>' }, { id: 7 }, undefined]) {
      expect(await marked(mark('anchor', attrs))).not.toContain('<script')
    }
  })

  test.each(['__proto__', 'constructor', 'toString', 'script', 'blink', ''])(
    'unknown mark %j leaves the words',
    async (type) => {
      expect(await marked(mark(type, { onclick: 'alert(1)' }))).toBe('<p>Text</p>')
    },
  )

  test.each([null, 'bold', [null, 7, {}, { type: 5 }]])('marks %j are ignored', async (marks) => {
    expect(await html(p({ type: 'text', text: 'Text', marks }))).toBe('<p>Text</p>')
  })

  test('a text wears no more marks than there are', async () => {
    const many = Array.from({ length: 20_000 }, () => mark('bold'))
    expect((await marked(...many)).match(/<strong>/g)).toHaveLength(16)
  })
})

describe('links of all four kinds', () => {
  const link = (attrs: unknown) => html(p(words('Text', mark('link', attrs))))

  test.each([
    [{ linktype: 'url', href: 'https://example.org/a' }, 'href="https://example.org/a"'],
    [
      { linktype: 'url', href: 'https://example.org/', target: '_blank' },
      'href="https://example.org/" target="_blank" rel="noopener"',
    ],
    [
      { linktype: 'url', href: '/de/kontakt/', anchor: 'Öffnungszeiten' },
      'href="/de/kontakt/#oeffnungszeiten"',
    ],
    [{ linktype: 'story', href: '/de-de/ratgeber/schlafen', uuid: 'u' }, 'href="/de/ratgeber/schlafen/"'],
    [
      { linktype: 'story', href: '/x', story: { full_slug: 'de-de/ratgeber' }, anchor: 'a' },
      'href="/de/ratgeber/#a"',
    ],
    [{ linktype: 'email', href: 'hilfe@example.org' }, 'href="mailto:hilfe@example.org"'],
    [{ linktype: 'email', href: 'mailto:hilfe@example.org' }, 'href="mailto:hilfe@example.org"'],
    [
      { linktype: 'asset', href: 'https://a.storyblok.com/f/1/x.pdf' },
      'href="https://a.storyblok.com/f/1/x.pdf"',
    ],
    [{ linktype: 'asset', href: '//a.storyblok.com/f/1/x.pdf' }, 'href="https://a.storyblok.com/f/1/x.pdf"'],
    [{ href: '#masse' }, 'href="#masse"'],
  ])('%j', async (attrs, expected) => {
    expect(await link(attrs)).toBe(`<p><a ${expected}>Text</a></p>`)
  })

  test('a story is linked in the market of the page', async () => {
    const text = doc(p(words('Texte', mark('link', { linktype: 'story', href: '/fr-ch/livraison' }))))
    const { html } = await renderBlock(
      richTextBlock,
      RichTextBlock,
      { text },
      { market: testMarket('ch-fr') },
    )
    expect(html).toContain('href="/ch-fr/livraison/"')
  })

  test.each([
    undefined,
    null,
    'https://example.org',
    {},
    { linktype: 'story' },
    { linktype: 'story', uuid: 'unresolved' },
    { linktype: 'url', href: 'javascript:alert(1)' },
    { linktype: 'url', href: ' java\nscript:alert(1)' },
    { linktype: 'asset', href: 'data:text/html,<script>alert(1)</script>' },
    { linktype: 'url', href: '//evil.example' },
    { linktype: 'url', href: '/\\evil.example' },
    { href: 7 },
  ])('%j leads nowhere, and the words stay', async (attrs) => {
    expect(await link(attrs)).toBe('<p>Text</p>')
  })

  test('neighbours with the same link share it', async () => {
    const to = mark('link', { linktype: 'url', href: '/de/a/' })
    expect(await html(p(words('zur ', to), words('Seite', mark('bold'), to), words(' jetzt')))).toBe(
      '<p><a href="/de/a/">zur <strong>Seite</strong></a> jetzt</p>',
    )
  })

  test('a link never holds another', async () => {
    const outer = mark('link', { href: '/de/a/' })
    const inner = node('mention', undefined, words('b', mark('link', { href: '/de/b/' })))
    expect(
      await html(p(words('x', outer, mark('link', { href: '/de/c/' })), { ...inner, marks: [outer] })),
    ).toBe('<p><a href="/de/a/">xb</a></p>')
  })
})

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
      { numRuns: 500 },
    )
  })
})

test.each(richTextExamples)('example: $title', async ({ blok }) => {
  const { html, left } = await renderBlock(richTextBlock, RichTextBlock, blok)
  expect(html).not.toBe('')
  expect(left).toEqual([])
})
