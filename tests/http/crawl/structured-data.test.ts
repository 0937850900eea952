import { countryOf } from '@/lib/platform/markets/markets'
import { storesOf } from '@/scripts/seed/catalogue/stores'
import { everyPage } from '../../fixtures/e2e/every-page'
import { bloksIn, brand, seededPages } from '../../fixtures/e2e/seeded'
import { expect, test } from '../../fixtures/http/test'
import { type StructuredData, structuredData } from '../../fixtures/structured-data'

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Every piece of a document; what is wrong with one goes to `faults`. */
function read(path: string, html: string, faults: string[]): StructuredData[] {
  return [...html.matchAll(script)].flatMap(([, json = '']) => {
    if (/[<>&]/.test(json)) faults.push(`${path}: not escaped: ${json}`)
    const { data, error } = structuredData.safeParse(JSON.parse(json))
    for (const { path: field, message } of error?.issues ?? [])
      faults.push(`${path}: ${field.join('.')}: ${message} in ${json.slice(0, 300)}`)
    return data ? [data] : []
  })
}

test('every page tells search engines what it is, by the rules of its kind', async ({ ask, address }) => {
  const faults: string[] = []
  const found = new Map<string, StructuredData[]>()
  for (const { path, html } of await everyPage(ask)) found.set(path, read(path, html, faults))
  expect(faults).toEqual([])

  for (const { path, market, content, isSpecial } of seededPages) {
    const pieces = found.get(path) ?? []
    const isHome = path === `/${market.code}/`
    // The documentation begins anew: nothing of the shop leads to it.
    const isFirst = isHome || path === `/${market.code}/documentation/`
    const expected = [
      ...(isHome ? ['Organization', 'WebSite'] : []),
      ...(isFirst || isSpecial ? [] : ['BreadcrumbList']),
      ...(content.pageType === 'article' ? ['Article'] : []),
      ...(bloksIn(content).some(({ component }) => component === 'store_finder')
        ? storesOf(brand).flatMap(({ country }) => (country === countryOf(market) ? ['Store'] : []))
        : []),
      // One for all blocks of questions: a search engine takes one for each page.
      ...(bloksIn(content).some(({ component }) => component === 'faq') ? ['FAQPage'] : []),
    ]
    expect.soft(pieces.map((piece) => piece['@type']).sort(), path).toEqual(expected.sort())
    const here = new URL(path, address).href
    for (const piece of pieces) {
      if (piece['@type'] === 'BreadcrumbList') {
        expect.soft(piece.itemListElement[0]?.item, path).toBe(new URL(`/${market.code}/`, address).href)
        expect.soft(piece.itemListElement.at(-1)?.item, path).toBe(here)
      }
      if (piece['@type'] === 'Article') expect.soft(piece.mainEntityOfPage).toBe(here)
      if (piece['@type'] === 'WebSite') expect.soft(piece.url).toBe(here)
    }
  }
  const kinds = new Set([...found.values()].flat().map((piece) => piece['@type']))
  expect([...kinds].sort()).toEqual([
    ...['Article', 'BreadcrumbList', 'FAQPage', 'Organization', 'Store', 'WebSite'],
  ])
})

test('the pictures that articles name are there', async ({ ask }) => {
  const guides = seededPages.filter(({ content }) => content.pageType === 'article').slice(0, 3)
  expect(guides).toHaveLength(3)
  for (const { path } of guides) {
    const article = read(path, (await ask(path)).body, []).find((piece) => piece['@type'] === 'Article')
    const { pathname, search } = new URL(article?.['@type'] === 'Article' ? article.image : '/', 'http://x')
    const answer = await ask(pathname + search)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
  }
})
