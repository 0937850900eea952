import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Blocks, registry } from '@/registry'
import { type Attack, attacked, brokenItems, brokenValues, wordAttacks } from '../../fixtures/block-content'
import { decode, expectInert, hostileAddresses, tagsOf } from '../../fixtures/hostile'
import { testContext } from '../../fixtures/render'

/** The catalogue is not there; a listing is worth reading without it. */
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadListing: async () => undefined }))
vi.mock('@/lib/shop/listing/load-selection', () => ({ loadSelection: async () => [] }))
vi.mock('@/lib/shop/catalogue/load-category-pages', () => ({ loadCategoryMenu: async () => [] }))
vi.mock('@/lib/storefront/screens/stores/load-stores', () => ({ loadStores: async () => [] }))
vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: async () => undefined }))
vi.mock('@/blocks/bundle-promotion/load-promotion', () => ({ loadPromotion: async () => undefined }))
vi.mock('@/blocks/products/load-cards', () => ({ loadCards: async () => [] }))

type Blok = Record<string, unknown>

const blocks = await Promise.all(
  Object.values(registry)
    .filter(({ definition: { kind } }) => kind === undefined || kind === 'block')
    .map(async ({ definition, examples }) => ({
      definition,
      name: definition.name,
      examples: await examples(),
    })),
)

/** What may show nothing here: a campaign waits for its time, what sells for the catalogue, an island for its visitor. */
const waiting = [
  ...['trigger_container', 'campaign_card', 'campaign_teaser', 'shared_section', 'recently_viewed'],
  ...['product_list', 'product_slider', 'basket_direct_add', 'bundle_promotion', 'category_tiles'],
]

const next = { component: 'headline', _uid: 'next', text: 'Der nächste Baustein' }

async function renderAll(bloks: readonly Blok[]): Promise<string> {
  const { prelude } = await prerender(Blocks({ bloks, context: testContext() }))
  return new Response(prelude as unknown as ReadableStream).text()
}

/** A block as it stands on a page, before another one. */
const render = (blok: Blok) => renderAll([blok, next])

/** What would run, apart from React's own lines that put a late part into its place. */
const markup = (html: string) =>
  html.replace(/<script>\$RC=.*?<\/script>|<script>\$R[CSX]\(.*?<\/script>/gs, '')

const words = (html: string) =>
  markup(html)
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')

/** The plain words of a block itself, line by line, which a reader must find on the page. */
const wordsOf = (blok: Blok): string[] =>
  ['headline', 'caption', 'name'].flatMap((field) => {
    const value = blok[field]
    return typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : []
  })

/** Nothing runs, the next block is there, and no value shows as what JavaScript makes of it. */
function expectWhole(html: string) {
  expect(html).toContain(next.text)
  expectInert(markup(html), { forms: true })
  expect(words(html)).not.toMatch(/\[object |\bundefined\b|\bNaN\b|Invalid Date/)
  expect(html, 'the component threw').not.toContain('data-block-fallback="failed"')
}

describe.each(blocks)('the block $name', ({ definition, examples }) => {
  let warnings: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it('shows each of its examples, and leaves nothing of them out', async () => {
    const alone = await renderAll([next])
    for (const { blok, title } of examples) {
      const html = await render(blok)
      expectWhole(html)
      expect(html, title).not.toContain('data-block-fallback')
      expect(warnings, title).not.toHaveBeenCalled()
      if (html === alone) {
        expect(waiting, title).toContain(definition.name)
        continue
      }
      // Names of products and headings may break within a word.
      const shown = decode(html).replaceAll('\u00AD', '')
      expect(
        wordsOf(blok).filter((text) => !shown.includes(text)),
        title,
      ).toEqual([])
    }
  })

  it('costs itself at most where a field holds something else', async () => {
    for (const { blok } of examples.slice(0, 1))
      for (const field of Object.keys(definition.schema.shape))
        for (const value of brokenValues) expectWhole(await render({ ...blok, [field]: value }))
  })

  it('loses the bad entry of a list alone', async () => {
    for (const { blok } of examples.slice(0, 1)) {
      const whole = await render(blok)
      const lists = Object.entries(blok).filter(([, value]) => Array.isArray(value))
      for (const [field, list] of lists)
        expect(await render({ ...blok, [field]: [...(list as unknown[]), ...brokenItems] })).toBe(whole)
    }
  })

  it('runs nothing of the words in any of its fields', async () => {
    for (const attack of wordAttacks) {
      const html = await render(attacked(definition, attack))
      expectWhole(html)
      expect(html).not.toContain('data-block-fallback')
    }
  })

  it('leads nowhere and loads nothing from a hostile address in any of its fields', async () => {
    for (const address of hostileAddresses) {
      const attack: Attack = { words: address, address }
      const html = await render(attacked(definition, attack))
      expectWhole(html)
      for (const { attributes } of tagsOf(markup(html)))
        for (const name of ['href', 'src', 'srcset', 'action', 'poster', 'imagesrcset'])
          expect(attributes.get(name) ?? '', name).not.toMatch(/evil|script:|data:text/i)
    }
  })
})
