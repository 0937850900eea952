import { describe, expect, it, vi } from 'vitest'
import { leanDocument } from '@/lib/server/next/lean'
import { payloadRows } from '@/lib/server/next/lean/payload'
import { beginning, firstScript, nextDocument } from '../../../../fixtures/next-document'
import { toldIn } from '../../../../fixtures/told'

const component = '9:I[1,[],"KeptMarkup"]'
const island = '8:I[2,[],"Island"]'
const long =
  'Ein Text, der lang genug ist, damit es sich lohnt, ihn nicht zweimal in das Dokument zu schreiben.'
const other = `${long} Und noch ein zweiter, der ebenso lang ist wie der erste.`
const paragraph = ['$', 'p', null, { className: 'lead', children: long }]
const markup = `<p class="lead">${long}</p>`

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}`

function documentOf(body: string, ...rows: string[]) {
  const payload = JSON.stringify(`${rows.join('\n')}\n`).replaceAll('<', '\\u003c')
  return nextDocument(body, [beginning, `self.__next_f.push([1,${payload}])`])
}

/** The markup of the body, and the values of the rows that are left. */
function leanOf(html: string) {
  const lean = leanDocument(html)
  const rows = payloadRows(toldIn(lean)) ?? []
  return {
    body: lean.slice(lean.indexOf('<body>') + 6, lean.indexOf(firstScript)),
    ids: rows.map(({ id }) => id),
    value: (id: string) => JSON.parse(rows.find((one) => one.id === id)?.body ?? 'null'),
  }
}
const standsFor = (number: number, type = 'p') => ['$', '$L9', null, { element: [type, number] }]

describe('a lean document', () => {
  it('tells React nothing of what stands in the markup and needs no code', () => {
    const { body, value } = leanOf(documentOf(markup, component, row('0', { tree: paragraph })))
    expect(body).toBe(`<p data-kept="0" class="lead">${long}</p>`)
    expect(value('0')).toEqual({ tree: standsFor(0) })
  })

  it('tells React nothing of what is for browsers without scripts alone, which stays in the markup', () => {
    const form = ['$', 'form', null, { action: '/api/basket/', children: other }]
    const aside = ['$', 'noscript', null, { className: 'x', children: '$5' }]
    const tree = ['$', 'div', null, { children: [paragraph, aside, ['$', '$L8', null, {}]] }]
    const written = `<noscript class="x"><form action="/api/basket/">${other}</form></noscript>`
    const html = documentOf(
      `<div>${markup}${written}<b>!</b></div>`,
      component,
      row('0', tree),
      row('5', form),
    )
    const { body, ids, value } = leanOf(html)
    expect(body).toBe(`<div><p data-kept="0" class="lead">${long}</p>${written}<b>!</b></div>`)
    expect(ids).toEqual(['9', '0'])
    expect(value('0')[3].children[1]).toEqual(['$', 'noscript', null, { className: 'x' }])
  })

  it('keeps of that what another row refers into', () => {
    const aside = ['$', 'noscript', null, { children: ['$', 'b', null, { children: other }] }]
    const reader = ['$', '$L8', null, { of: '$0:props:children:1:props:children:props:children' }]
    const tree = ['$', 'div', null, { children: [paragraph, aside, reader] }]
    const { value } = leanOf(
      documentOf(`<div>${markup}<noscript><b>${other}</b></noscript></div>`, component, row('0', tree)),
    )
    expect(value('0')[3].children[1]).toEqual(aside)
  })

  it('keeps what surrounds an island, and the island', () => {
    const code = ['$', '$L8', null, { text: other }]
    const tree = ['$', 'div', null, { children: [paragraph, code] }]
    const { body, value, ids } = leanOf(
      documentOf(`<div>${markup}<b>!</b></div>`, component, island, row('0', tree)),
    )
    expect(body).toBe(`<div><p data-kept="0" class="lead">${long}</p><b>!</b></div>`)
    expect(value('0')).toEqual(['$', 'div', null, { children: [standsFor(0), code] }])
    expect(ids).toEqual(['9', '8', '0'])
  })

  it('finds content in rows of its own, in texts and in fragments, and leaves them out', () => {
    const fragment = ['$', '$1', 'c', { children: ['$L2', false, '$undefined', 3] }]
    const section = ['$', 'section', null, { children: [fragment, '$5'] }]
    const html = documentOf(
      `<div><section>${markup}3<!-- -->${other}</section><b>!</b></div>`,
      component,
      row('1', '$Sreact.fragment'),
      row('0', ['$', 'div', null, { children: [section, ['$', '$L8', null, {}]] }]),
      row('2', paragraph),
      `5:T${Buffer.byteLength(other).toString(16)},${other}${island}`,
    )
    const { body, ids, value } = leanOf(html)
    expect(body).toContain('<section data-kept="0"><p class="lead">')
    expect(value('0')[3].children[0]).toEqual(standsFor(0, 'section'))
    expect(ids).toEqual(['9', '0', '8'])
  })

  it('keeps a row that something else still needs', () => {
    const tree = ['$', 'div', null, { children: ['$L2', ['$', '$L8', null, { node: '$2' }]] }]
    const { ids } = leanOf(
      documentOf(`<div>${markup}</div>`, component, island, row('0', tree), row('2', paragraph)),
    )
    expect(ids).toContain('2')
  })

  it('keeps an element that something else refers into', () => {
    const tree = [
      '$',
      'div',
      null,
      { children: [paragraph, ['$', '$L8', null, { text: '$0:props:children:0:props:children' }]] },
    ]
    const html = documentOf(`<div>${markup}<b>!</b></div>`, component, island, row('0', tree))
    expect(leanDocument(html)).toBe(html)
  })

  it('keeps what is not in the markup, such as a level that is not open', () => {
    const tree = ['$', '$L8', null, { teaser: paragraph }]
    const html = documentOf('<b>!</b>', component, island, row('0', tree))
    expect(leanDocument(html)).toBe(html)
  })

  it('numbers equal elements, each in its place', () => {
    const { body, value } = leanOf(
      documentOf(
        `${markup}<i></i>${markup}`,
        component,
        row('0', [paragraph, ['$', 'i', null, {}], paragraph]),
      ),
    )
    expect(body).toBe(
      `<p data-kept="0" class="lead">${long}</p><i></i><p data-kept="1" class="lead">${long}</p>`,
    )
    expect(value('0')).toEqual([standsFor(0), ['$', 'i', null, {}], standsFor(1)])
  })

  it.each([
    ['a text that begins like a reference', { children: `$$${long}` }, `$${long}`],
    ['markup inside', { dangerouslySetInnerHTML: { __html: `<b>${long}</b>` } }, `<b>${long}</b>`],
    ['a style', { style: { color: 'red' }, children: long }, long],
  ])('knows %s', (_, props, inner) => {
    const attributes = 'style' in props ? ' style="color:red"' : ''
    const { body } = leanOf(
      documentOf(`<p${attributes}>${inner}</p>`, component, row('0', ['$', 'p', null, props])),
    )
    expect(body).toBe(`<p data-kept="0"${attributes}>${inner}</p>`)
  })

  it('takes a picture out, which has attributes alone', () => {
    const picture = ['$', 'img', 'a', { src: '/a.webp', alt: long, className: 'block' }]
    const { body, value } = leanOf(
      documentOf(
        `<img src="/a.webp" alt="${long}" class="block"/>`,
        component,
        row('0', ['$', '$L8', null, { picture }]),
      ),
    )
    expect(body).toBe(`<img data-kept="0" src="/a.webp" alt="${long}" class="block"/>`)
    expect(value('0')[3].picture).toEqual(['$', '$L9', 'a', { element: ['img', 0] }])
  })

  it('leaves the screen of a missing page alone, which may look like a part of this one', () => {
    const tree = ['$', '$L8', null, { notFound: paragraph, children: paragraph }]
    const { value } = leanOf(documentOf(markup, component, island, row('0', tree)))
    expect(value('0')[3]).toEqual({ notFound: paragraph, children: standsFor(0) })
  })

  it('has the screen of the framework for a missing page without its styles', () => {
    const words = ['$', 'title', null, { children: '404: This page could not be found.' }]
    const styled = ['$', 'div', null, { style: { height: '100vh' }, children: other }]
    const tree = ['$', '$L8', null, { notFound: [[words, styled], []], children: paragraph }]
    const { value } = leanOf(documentOf(markup, component, island, row('0', tree)))
    expect(value('0')[3].notFound).toEqual([['$', 'h1', null, { children: 404 }], []])
  })

  describe('of the tags of the head', () => {
    const link = { rel: 'alternate', hrefLang: 'fr', href: '/fr/?a=1&b=2' }
    const tags = [
      ['$', 'title', '0', { children: 'Körbe & mehr' }],
      ['$', 'meta', '1', { name: 'description', content: long }],
      ['$', 'link', '2', { ...link, crossOrigin: '$undefined' }],
      ['$', 'link', '3', { rel: 'canonical', href: '/de/' }],
    ]
    const said = `<title>Körbe &amp; mehr</title><meta name="description" content="${long}"/><link rel="alternate" hrefLang="fr" href="/fr/?a=1&amp;b=2"/><link rel="canonical" href="/de/"/>`
    const mark = ['$', '$L8', '4', {}]
    const lean = (head: string, list: unknown[]) =>
      leanOf(documentOf(`${head}${markup}`, component, island, row('0', [paragraph, '$L2']), row('2', list)))

    it('says how many there are, from which on, after the title, which stays plain', () => {
      const { body, value } = lean(`<meta charSet="utf-8"/>${said}`, [...tags, mark])
      expect(body).toContain('<meta charSet="utf-8"/><title>Körbe &amp; mehr</title><meta data-kept="1" name')
      expect(value('2')).toEqual([tags[0], ['$', '$L9', 'head', { head: [1, 3] }], mark])
    })

    it.each([
      ['are not all there', said.replace('?a=1', '?a=2'), tags],
      ['are few', said, tags.slice(0, 3)],
      [
        'do more than tell',
        said,
        [tags[0], ['$', 'meta', '1', { httpEquiv: 'refresh', content: '1' }], ...tags.slice(2)],
      ],
    ])('is told whole where they %s', (_, head, list) => {
      const { value } = lean(head, [...list, mark])
      expect(value('2')).toHaveLength(list.length + 1)
      expect(JSON.stringify(value('2'))).not.toContain('"head"')
    })
  })

  it('says nothing of properties without a value, but of data as it is', () => {
    const data = { list: ['$undefined'], words: { one: '$undefined' } }
    const tree = ['$', '$L8', null, { style: '$undefined', node: paragraph, data }]
    const { value } = leanOf(documentOf(markup, component, island, row('0', tree)))
    expect(value('0')[3]).toEqual({ node: standsFor(0), data })
  })

  it.each(['application/ld+json', 'module'])(
    'says a script of type %s once, in a tag that stays as it is',
    (type) => {
      const text = JSON.stringify({ '@type': 'Product', description: long })
      const script = ['$', 'script', 'a', { type, id: 's', dangerouslySetInnerHTML: { __html: text } }]
      const html = `${markup}<script type="${type}" id="s">${text}</script>`
      const lean = documentOf(html, component, row('0', [paragraph, script]))
      expect(leanDocument(lean).split(long)).toHaveLength(3)
      expect(leanDocument(lean)).toContain(`<script type="${type}" id="s">`)
      const left = { type, id: 's', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
      expect(leanOf(lean).value('0')[1]).toEqual(['$', 'script', 'a', left])
    },
  )

  it('never claims what stands only for browsers without scripts', () => {
    const { body } = leanOf(
      documentOf(`<noscript>${markup}</noscript>${markup}`, component, row('0', [paragraph])),
    )
    expect(body).toBe(`<noscript>${markup}</noscript><p data-kept="0" class="lead">${long}</p>`)
    const hidden = documentOf(`<noscript>${markup}</noscript>`, component, row('0', [paragraph]))
    expect(leanDocument(hidden)).toBe(hidden)
  })

  it('gives up after a hundred elements that are not in the markup', () => {
    const unseen = Array.from({ length: 100 }, (_, n) => ['$', 'p', null, { children: `${n} ${long}` }])
    const lean = (count: number) =>
      leanDocument(documentOf(markup, component, row('0', [...unseen.slice(0, count), paragraph])))
    expect(lean(99)).toContain('data-kept')
    expect(lean(100)).not.toContain('data-kept')
  })

  it('stays as it came when it cannot be read', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const html = documentOf(markup, component, '0:["$"')
    expect(leanDocument(html)).toBe(html)
    const broken = documentOf(markup, '9:I[1', row('0', paragraph))
    expect(leanDocument(broken)).toBe(broken)
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })

  it('keeps rows that are referred to in ways that are not looked into', () => {
    const tree = [paragraph, ['$', '$L8', null, { action: '$h3', map: '$Q4:0' }]]
    const html = documentOf(
      markup,
      component,
      island,
      row('0', tree),
      row('3', { id: 'a' }),
      row('4', [[1, 2]]),
    )
    expect(leanOf(html).ids).toEqual(['9', '8', '0', '3', '4'])
  })

  it.each(['textarea', 'input', 'video', 'title', 'select', 'link'])('leaves a %s alone', (type) => {
    const html = documentOf(
      `<${type}>${long}</${type}>`,
      component,
      row('0', ['$', type, null, { children: long }]),
    )
    expect(leanDocument(html)).toBe(html)
  })

  it.each([
    ['without the component', documentOf(markup, row('0', paragraph))],
    [
      'with an unknown reference',
      documentOf(`<p>${long}</p>`, component, row('0', ['$', 'p', null, { children: [long, '$Q5'] }])),
    ],
    ['without a payload', `<!DOCTYPE html>${markup}`],
    ['with a payload of an unknown form', documentOf(markup, component, row('0', paragraph), '7:o2,ab')],
  ])('is the document as it came %s', (_, html) => expect(leanDocument(html)).toBe(html))

  it('has no hints, which are in the head of the document already', () => {
    const { ids } = leanOf(documentOf(markup, component, ':HL["/a.css","style"]', row('0', paragraph)))
    expect(ids).toEqual(['9', '0'])
  })
})
