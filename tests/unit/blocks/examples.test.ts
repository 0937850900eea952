import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleIn } from '@/app/[market]/documentation/blocks/_catalogue/example-in-market'
import { parsePicture, picturesRoot } from '@/lib/storefront/design/drawings/address'
import { readPictureAddress } from '@/lib/storefront/design/picture-addresses'
import { Blocks, registry } from '@/registry'
import { foreignLanguages } from '../../fixtures/foreign-words'
import { decode } from '../../fixtures/hostile'
import { testContext, testMarket } from '../../fixtures/render'
import { usualLook } from '../../fixtures/shops'

/** The catalogue is not there; a listing is worth reading without it. */
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadListing: async () => undefined }))
vi.mock('@/lib/shop/listing/load-selection', () => ({ loadSelection: async () => [] }))
vi.mock('@/lib/shop/catalogue/load-category-pages', () => ({ loadCategoryMenu: async () => [] }))
vi.mock('@/lib/storefront/screens/stores/load-stores', () => ({ loadStores: async () => [] }))
vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: async () => undefined }))
vi.mock('@/blocks/bundle-promotion/load-promotion', () => ({ loadPromotion: async () => undefined }))
vi.mock('@/blocks/products/load-cards', () => ({ loadCards: async () => [] }))

const blocks = Object.values(registry)
  .map(({ definition }) => definition)
  .filter(({ kind }) => kind === undefined || kind === 'block')
const examples = new Map(
  await Promise.all(
    blocks.map(async ({ name }) => [name, (await registry[name]?.examples()) ?? []] as const),
  ),
)
const examplesOf = (name: string) => examples.get(name) ?? []

describe('the examples of the catalogue', () => {
  beforeEach(() => void vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough'))
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it.each(blocks.map(({ name }) => name))('show the block %s', (name) => {
    expect(examplesOf(name).length, `${name} exports no examples from its index.ts`).toBeGreaterThan(0)
    for (const { blok } of examplesOf(name)) expect(blok.component).toBe(name)
  })

  it('have ids that are different from each other, for two may stand on one page', () => {
    const uids = blocks.flatMap(({ name }) => examplesOf(name).map(({ blok }) => blok._uid))
    expect(uids).toEqual([...new Set(uids)])
  })

  it('name no file but those that the shop draws or has', () => {
    const addresses = JSON.stringify(blocks.flatMap(({ name }) => examplesOf(name))).match(
      /"(?:https?:\/\/[^"/]+)?\/[^"?#]*\.(?!html)[a-z0-9]{2,5}"/g,
    )
    const missing = (addresses ?? [])
      .map((quoted) => JSON.parse(quoted) as string)
      .filter((address) =>
        address.startsWith(picturesRoot)
          ? !parsePicture(address.slice(picturesRoot.length))
          : !existsSync(join('public', address)),
      )
    expect(addresses?.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })

  it.each([
    ['de', 'baby'],
    ['ch-fr', 'baby'],
    ['nl', 'bm'],
  ] as const)('are read in the language of %s alone', async (code, brand) => {
    const market = testMarket(code, brand)
    const shown = { returnDays: 30, look: usualLook(brand), isPage: () => true }
    const bloks = blocks.flatMap(({ name }) =>
      examplesOf(name).map((example) => exampleIn(market, example, shown).blok),
    )
    const { prelude } = await prerender(Blocks({ bloks, context: testContext({ brand, market }) }))
    const html = decode(await new Response(prelude as unknown as ReadableStream).text())
    const texts =
      html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').match(/(?<=>)[^<]*\p{L}[^<]*(?=<)/gu) ?? []
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => foreignLanguages(text, market.language, 2).length > 0)).toEqual([])
  })

  it.each(blocks.flatMap(({ name }) => examplesOf(name).map((example) => ({ name, ...example }))))(
    'are content that every block in them can read, with pictures that the shop makes: $name, $title',
    async ({ blok }) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { prelude } = await prerender(Blocks({ bloks: [blok], context: testContext() }))
      const html = await new Response(prelude as unknown as ReadableStream).text()
      expect(html).not.toContain('data-block-fallback')
      expect(warn).not.toHaveBeenCalled()
      const pictures = decode(html).match(/\/pictures\/[^\s",]+/g) ?? []
      const refused = pictures.filter((address) => {
        const { pathname, search } = new URL(address, 'http://shop.test')
        return readPictureAddress(pathname, search).kind === 'refused'
      })
      expect(refused).toEqual([])
    },
  )
})
