import type { Answer } from '../fixtures/e2e/ask'
import { markets } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/http/test'

type Ask = (target: string) => Promise<Answer>
type Entry = { path: string; changed: string | undefined; alternates: Map<string, string> }

const pathOf = (address: string) => new URL(address).pathname
const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => pathOf(loc))

const entriesOf = (text: string): Entry[] =>
  [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: locations(entry)[0] ?? '',
    changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, iso = '', href = '']) => [
        iso,
        pathOf(href),
      ]),
    ),
  }))

/** What a search engine reads: robots.txt names the index, and the index every file. */
async function sitemapFiles(ask: Ask): Promise<string[]> {
  const { body } = await ask('/robots.txt')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(body) ?? []
  return locations((await ask(pathOf(index))).body)
}

async function productEntries(ask: Ask, code: string): Promise<Entry[]> {
  const files = (await sitemapFiles(ask)).filter((file) => file.startsWith(`/${code}/sitemap/products-`))
  const answers = await Promise.all(files.map((file) => ask(file)))
  return answers.flatMap(({ body }) => entriesOf(body))
}

test('robots.txt names an index of small files, and each of them is XML', async ({ ask }) => {
  const files = await sitemapFiles(ask)
  for (const { code } of markets) {
    expect(files).toContain(`/${code}/sitemap.xml`)
    expect(files).toContain(`/${code}/sitemap/products-1.xml`)
  }
  for (const file of files) {
    const { status, headers, body } = await ask(file)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('xml')
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
    expect(body.endsWith('</urlset>\n')).toBe(true)
    expect(entriesOf(body).length).toBeLessThanOrEqual(50_000)
    expect(Buffer.byteLength(body)).toBeLessThan(50_000_000)
  }
})

for (const { code, shopLocale } of markets)
  test(`every product of ${code} is in its sitemap, with its last change and its alternates`, async ({
    ask,
  }) => {
    const entries = await productEntries(ask, code)
    const paths = new Set(entries.map(({ path }) => path))
    expect(paths.size).toBe(entries.length)
    expect(entries.length).toBeGreaterThanOrEqual(300)
    for (const page of [1, 5, 9]) {
      const { body } = await ask(`/api/shop/listing/?locale=${shopLocale}&sort=price-asc&page=${page}`)
      const listed: string[] = JSON.parse(body).cards.map(({ href }: { href: string }) => href)
      expect(listed.filter((path) => !paths.has(path))).toEqual([])
    }
    expect(entries.filter(({ changed = '' }) => Number.isNaN(Date.parse(changed)))).toEqual([])
    expect(entries.filter(({ path, alternates }) => ![...alternates.values()].includes(path))).toEqual([])
  })

test('the alternates of products name each other, and lead to pages that say the same', async ({ ask }) => {
  const all = new Map(
    (await Promise.all(markets.map(({ code }) => productEntries(ask, code))))
      .flat()
      .map((entry) => [entry.path, entry]),
  )
  // The products of other tests come and go.
  const entries = [...all.values()].filter(({ path }) => !/\/p\/pruefling-/.test(path))
  const silent = entries.flatMap(({ path, alternates }) =>
    [...alternates.values()].filter(
      (other) => ![...(all.get(other)?.alternates.values() ?? [])].includes(path),
    ),
  )
  expect(silent).toEqual([])

  const { path, alternates } = entries[17] ?? { path: '', alternates: new Map<string, string>() }
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
  for (const [iso, other] of alternates)
    expect(body).toMatch(new RegExp(`hrefLang="${iso}" href="[^"]*${other}"`))
})

for (const path of [
  '/de/sitemap/products-0.xml',
  '/de/sitemap/products-999999999.xml',
  '/de/sitemap/products-1.xml.gz',
  "/de/sitemap/products-1'.xml",
  '/xx/sitemap/products-1.xml',
  '/de-de/sitemap/products-1.xml',
])
  test(`${path} is no file`, async ({ ask }) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toBe('Not found')
  })
