import { describe, expect, test } from 'vitest'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { renderBlock } from '../../fixtures/render'
import { doc, html, mark, node, p, picture, styled, words } from '../../fixtures/rich-text'

describe('every node type of the specification', () => {
  test('paragraph', async () => {
    expect(await html(p(words('Guten Tag')))).toBe('<p>Guten Tag</p>')
  })

  test('an empty paragraph leaves no gap', async () => {
    expect(await html(p(), p(words('Text')), node('paragraph', {}))).toBe('<p>Text</p>')
  })

  test.each([
    [1, 'h1'],
    [2, 'h2'],
    [3, 'h3'],
    [4, 'h4'],
    [5, 'h5'],
    [6, 'h6'],
    [7, 'h6'],
    [0, 'h1'],
    [-3, 'h1'],
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
