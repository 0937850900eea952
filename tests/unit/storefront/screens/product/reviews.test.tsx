import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { ReviewView } from '@/lib/shop/catalogue/product-view'
import { Reviews } from '@/lib/storefront/screens/product/reviews'
import { testMarket } from '@/tests/fixtures/render'

const review = (overrides: Partial<ReviewView> = {}): ReviewView => ({
  about: [],
  rating: 5,
  title: 'Sitzt gut',
  text: 'Wir haben ihn seit dem Sommer.',
  author: 'M.',
  date: '2026-03-01T00:00:00.000Z',
  language: 'de',
  ...overrides,
})
const french = review({ title: 'Très doux', text: 'Il lave bien.', language: 'fr' })

const render = (items: ReviewView[], code = 'de', count = items.length) =>
  renderToStaticMarkup(
    <Reviews reviews={{ mean: 4.5, count, items }} market={testMarket(code)} />,
  ).replaceAll('\u00a0', ' ')
const articles = (html: string) => html.match(/<article>.*?<\/article>/gs) ?? []

describe('a review in another language than the page', () => {
  test.each([
    ['de', french, 'fr', 'Geschrieben auf Französisch'],
    ['ch-fr', review(), 'de', 'Écrit en allemand'],
  ])('on a page of %s is marked and says its language', (code, foreign, lang, note) => {
    const [article = ''] = articles(render([foreign], code))
    expect(article).toContain(`<h3 lang="${lang}">${foreign.title}</h3>`)
    expect(article).toContain(`<p lang="${lang}">${foreign.text}</p>`)
    expect(article.toLowerCase()).toContain(note.toLowerCase())
  })

  it('comes after those in the language of the page, which carry no note', () => {
    const [first = '', second = ''] = articles(render([french, review()]))
    expect(first).toContain('Sitzt gut')
    expect(first).not.toMatch(/lang=|Geschrieben auf/)
    expect(second).toContain('Très doux')
  })
})

test.each([
  ['de', 'Wir prüfen nicht, ob jemand den Artikel bei uns gekauft hat.'],
  ['ch', 'Wir prüfen nicht, ob jemand den Artikel bei uns gekauft hat.'],
  ['ch-fr', 'Nous ne vérifions pas'],
])('the reviews of %s say that they are not checked, as Directive 2019/2161 asks', (code, note) => {
  expect(render([review()], code)).toContain(note)
  expect(render([], code)).not.toContain(note)
})

test('the number of reviews is told where not all of them are shown', () => {
  expect(render([french, review()], 'de', 9)).toContain('Gezeigt werden die 2 neuesten.')
  expect(render([review()])).not.toContain('Gezeigt werden')
})

test.each([
  ['de', 'Weiterlesen'],
  ['ch-fr', 'Lire la suite'],
])(
  'a long review of %s can be folded, each by a switch of its own, and a short one cannot',
  (code, words) => {
    const long = 'Sitzt gut und hält. '.repeat(30)
    const html = render([review({ text: long }), review({ text: long }), review()], code)
    const switches = [...html.matchAll(/<input type="checkbox" id="([^"]+)"/g)].map(([, id]) => id)
    expect(switches).toHaveLength(2)
    expect(new Set(switches).size).toBe(2)
    for (const id of switches) expect(html).toMatch(new RegExp(`<label for="${id}"><span>${words}</span>`))
    expect(html.split(long.trim())).toHaveLength(3)
  },
)
