import type { Page } from '@playwright/test'
import type { Answer } from '../fixtures/e2e/ask'
import { type Head, readHead } from '../fixtures/e2e/head'
import { layoutOf, markets, pagesOf, type SeededPage, seededPages } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'

const openGraphLocale = (iso: string) => iso.replace('-', '_')
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const titleOf = ({ content, name }: SeededPage) => text(content.title) ?? name
const descriptionOf = ({ content, market }: SeededPage) =>
  text(content.description) ?? text(layoutOf(market).defaultDescription) ?? ''

// One after the other, so that the pages are read once for all of them.
test.describe.configure({ mode: 'default' })
const heads = new Map<string, Promise<Head>>()

function headOf(path: string, { ask, page }: { ask: (path: string) => Promise<Answer>; page: Page }) {
  const head = heads.get(path) ?? ask(path).then(({ body }) => readHead(page, body))
  heads.set(path, head)
  return head
}

/** The pages of the first content that are each other's translations. */
const siblingsOf = ({ group }: SeededPage) => seededPages.filter((other) => other.group === group)

for (const market of markets) {
  test(`every page of ${market.code} says what it is, where it is and in which language`, async ({
    ask,
    page,
    address,
  }) => {
    for (const seeded of pagesOf(market.code)) {
      const head = await headOf(seeded.path, { ask, page })
      const here = new URL(seeded.path, address).href
      const template = text(layoutOf(market).titleTemplate) ?? '%s'
      expect.soft(head, seeded.path).toMatchObject({
        lang: market.iso,
        title: template.replace('%s', titleOf(seeded)),
        description: descriptionOf(seeded),
        canonical: [here],
        openGraph: {
          'og:type': ['website'],
          'og:url': [here],
          'og:title': [titleOf(seeded)],
          'og:description': [descriptionOf(seeded)],
          'og:locale': [openGraphLocale(market.iso)],
          'og:locale:alternate': siblingsOf(seeded)
            .filter((other) => other.market !== market)
            .map((other) => openGraphLocale(other.market.iso)),
        },
      } satisfies Partial<Head>)
      const wanted = siblingsOf(seeded).map((other) => [other.market.iso, new URL(other.path, address).href])
      expect.soft(head.alternates.toSorted(), seeded.path).toEqual(wanted.toSorted())
    }
  })

  test(`no two pages of ${market.code} that search engines see share a title`, async ({ ask, page }) => {
    const titles: string[] = []
    for (const { path } of pagesOf(market.code)) {
      const { title = '', robots } = await headOf(path, { ask, page })
      if (!robots) titles.push(title)
    }
    expect(titles.toSorted()).toEqual([...new Set(titles)].sort())
  })
}

for (const market of markets) {
  test(`the icons of ${market.code} are there, in their sizes`, async ({ page, ask, shop }) => {
    await shop.open(`/${market.code}/`)
    const links = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const { icons } = JSON.parse((await ask(`/${market.code}/manifest.webmanifest`)).body)
    const files: string[] = [...links, ...icons.map(({ src }: { src: string }) => src), '/favicon.ico']
    expect(links).toHaveLength(2)
    for (const file of files) {
      const answer = await ask(file)
      expect.soft(answer.status, file).toBe(200)
      expect.soft(answer.headers['content-type'], file).toBe('image/png')
    }
  })
}

test('alternates are reciprocal: each page that is named names the page back', async ({ ask, page }) => {
  const byAddress = new Map<string, Head>()
  for (const { path } of seededPages) {
    const head = await headOf(path, { ask, page })
    byAddress.set(head.canonical[0] ?? path, head)
  }
  const oneWay: string[] = []
  for (const [address, { alternates, lang = '' }] of byAddress)
    for (const [, href] of alternates)
      if (!byAddress.get(href)?.alternates.some(([language, back]) => language === lang && back === address))
        oneWay.push(`${address} → ${href}`)
  expect(oneWay).toEqual([])
})

test('special pages and documentation are hidden from search engines, and no other page is', async ({
  ask,
  page,
}) => {
  const wrong: string[] = []
  for (const { path, isSpecial, content } of seededPages) {
    const { robots } = await headOf(path, { ask, page })
    const hidden = robots?.includes('noindex') ?? false
    if (hidden !== (isSpecial || content.noindex === true)) wrong.push(`${path}: ${robots}`)
  }
  expect(wrong).toEqual([])
})
