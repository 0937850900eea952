import type { Answer } from '../../fixtures/e2e/ask'
import { markets, pagesOf, seededPages } from '../../fixtures/e2e/seeded'
import { expectHead } from '../../fixtures/http/expected-head'
import { type Head, readHead } from '../../fixtures/http/head'
import { expect, test } from '../../fixtures/http/test'

const heads = new Map<string, Promise<Head>>()

/** The pages are read once for all tests. */
function headOf(path: string, ask: (path: string) => Promise<Answer>) {
  const head = heads.get(path) ?? ask(path).then(({ body }) => readHead(body))
  heads.set(path, head)
  return head
}

for (const market of markets) {
  test(`every page of ${market.code} says what it is, where it is and in which language`, async ({
    ask,
    address,
  }) => {
    for (const seeded of pagesOf(market.code)) {
      expectHead(seeded, await headOf(seeded.path, ask), address)
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
