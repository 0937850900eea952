import { expect, it, vi } from 'vitest'
import type { IndexEntry } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/storefront/screens/layout/document'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '../../../../fixtures/render'
import { usualConfiguration } from '../../../../fixtures/usual-configuration'

const german = { market: 'de', iso: 'de-DE', path: '/de/versand/' }
const austrian = { market: 'at', iso: 'de-AT', path: '/at/versand/' }
const french = { market: 'ch-fr', iso: 'fr-CH', path: '/ch-fr/livraison/' }
const hidden = <Alternate extends object>(alternate: Alternate) => ({ ...alternate, isHidden: true as const })

/** The page of the German market in a group where only some are for search engines. */
const groups = [
  ['all', [german, austrian, french], ['de-DE', 'de-AT', 'fr-CH', 'x-default']],
  ['none in Austria', [german, hidden(austrian), french], ['de-DE', 'fr-CH', 'x-default']],
  ['none but the German one', [german, hidden(austrian), hidden(french)], ['de-DE']],
] as const

const entry = (facts: Partial<IndexEntry>): IndexEntry => ({
  ...{ path: german.path, name: 'Versand', publishedAt: undefined, alternates: [], findable: true },
  ...{ isSpecial: false, isCategory: false },
  ...facts,
})
const index = vi.hoisted(() => ({ entries: [] as object[] }))
vi.mock('@/lib/content/pages', async (original) => ({
  ...(await original<object>()),
  loadIndex: async () => index.entries,
}))
vi.mock('@/lib/shop/catalogue', async (original) => ({
  ...(await original<object>()),
  loadCategoryPaths: async () => [],
}))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'https://shop.example' }),
}))
const { GET } = await import('@/app/[market]/sitemap.xml/route')

const dataOf = (content: object, alternates: readonly object[]) => {
  const story = { name: 'Versand', content: { component: 'page', _uid: 'x', ...content } }
  const page = { kind: 'page', path: german.path, alternates, story } as never
  const layout = layoutDefinition.schema.parse({})
  return pageMetadata(page, testMarket(), layout, usualConfiguration())
}

it.each(groups)(
  'a page names its translations that are for search engines: %s',
  (_, alternates, languages) => {
    const data = dataOf({}, alternates)
    expect(Object.keys(data.alternates?.languages ?? {})).toEqual(languages)
    const others = languages.filter((language) => !['de-DE', 'x-default'].includes(language))
    expect(data.openGraph).toMatchObject({
      alternateLocale: others.map((language) => language.replace('-', '_')),
    })
  },
)

it('a page that is not for search engines names none', () => {
  const { alternates, robots } = dataOf({ noindex: true }, [hidden(german), austrian, french])
  expect(alternates?.languages).toEqual({})
  expect(robots).toEqual({ index: false })
})

/** The sitemap of the German market. */
const sitemap = async (...entries: IndexEntry[]) => {
  index.entries = entries
  const asked = { params: Promise.resolve({ market: 'de' }) }
  return (await GET(new Request('https://shop.example/de/sitemap.xml'), asked)).text()
}
const pathsIn = (xml: string) =>
  [...xml.matchAll(/(?:<loc>|hreflang="[^"]+" href=")https:\/\/shop\.example([^<"]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => /versand|livraison/.test(path))

it.each(groups)('the sitemap names with a page the same ones: %s', async (_, alternates, languages) => {
  const paths = pathsIn(await sitemap(entry({ alternates: [...alternates] })))
  const seen = alternates.filter((alternate) => !('isHidden' in alternate)).map(({ path }) => path)
  // The page itself, each translation, and that for all other languages.
  const others = languages.includes('x-default' as never) ? [...seen, german.path] : seen
  expect(paths).toEqual([german.path, ...others])
})

it('the sitemap has no page that is not for search engines', async () => {
  expect(pathsIn(await sitemap(entry({ findable: false, alternates: [german, french] })))).toEqual([])
})
