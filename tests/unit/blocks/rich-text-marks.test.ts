import { describe, expect, test } from 'vitest'
import { RichTextBlock } from '@/blocks/rich-text/rich-text'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { renderBlock, testMarket } from '../../fixtures/render'
import { doc, html, mark, type Node, node, p, styled, words } from '../../fixtures/rich-text'

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
