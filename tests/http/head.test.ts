import type { Answer } from '../fixtures/e2e/ask'
import { layoutOf, markets, pagesOf, type SeededPage, seededPages } from '../fixtures/e2e/seeded'
import { type Head, readHead } from '../fixtures/http/head'
import { expect, test } from '../fixtures/http/test'

const openGraphLocale = (iso: string) => iso.replace('-', '_')
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const titleOf = ({ content, name }: SeededPage) => text(content.title) ?? name
const descriptionOf = ({ content, market }: SeededPage) =>
  text(content.description) ?? text(layoutOf(market).defaultDescription) ?? ''

const heads = new Map<string, Promise<Head>>()

/** The pages are read once for all tests. */
function headOf(path: string, ask: (path: string) => Promise<Answer>) {
  const head = heads.get(path) ?? ask(path).then(({ body }) => readHead(body))
  heads.set(path, head)
  return head
}

/** The pages of the first content that are each other's translations. */
const siblingsOf = ({ group }: SeededPage) => seededPages.filter((other) => other.group === group)

for (const market of markets) {
  test(`every page of ${market.code} says what it is, where it is and in which language`, async ({
    ask,
    address,
  }) => {
    for (const seeded of pagesOf(market.code)) {
      const head = await headOf(seeded.path, ask)
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

  test(`no two pages of ${market.code} that search engines see share a title`, async ({ ask }) => {
    const titles: string[] = []
    for (const { path } of pagesOf(market.code)) {
      const { title = '', robots } = await headOf(path, ask)
      if (!robots) titles.push(title)
    }
    expect(titles.toSorted()).toEqual([...new Set(titles)].sort())
  })
}

for (const market of markets) {
  test(`the icons of ${market.code} are there, in their sizes`, async ({ ask }) => {
    const { icons: links } = await headOf(`/${market.code}/`, ask)
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

test('alternates are reciprocal: each page that is named names the page back', async ({ ask }) => {
  const byAddress = new Map<string, Head>()
  for (const { path } of seededPages) {
    const head = await headOf(path, ask)
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
}) => {
  const wrong: string[] = []
  for (const { path, isSpecial, content } of seededPages) {
    const { robots } = await headOf(path, ask)
    const hidden = robots?.includes('noindex') ?? false
    if (hidden !== (isSpecial || content.noindex === true)) wrong.push(`${path}: ${robots}`)
  }
  expect(wrong).toEqual([])
})
