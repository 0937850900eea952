import { describe, expect, it } from 'vitest'
import { resolveLink } from '@/lib/content/links'
import { marketsOf } from '@/lib/platform/markets'
import { defaultCategoryPage } from '@/lib/storefront/screens/layout/category-page'
import { categoryTilesBlock } from '@/schemas/blocks/category-tiles'
import { pageBlock } from '@/schemas/blocks/page'
import { collectIssues, toRawBloks } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'

const category = {
  ...{ key: 'huetten', name: 'Hütten', path: 'garten/huetten' },
  above: [{ name: 'Garten', path: 'garten' }],
  below: [
    { name: 'Klein', path: 'garten/huetten/klein' },
    { name: 'Groß', path: 'garten/huetten/gross' },
  ],
  paths: { 'de-de': 'garten/huetten', 'fr-ch': 'jardin/cabanes' },
}

describe.each(marketsOf('bm').map((market) => [market.code, market] as const))(
  'the page of an imported category in %s',
  (code, market) => {
    const page = defaultCategoryPage('bm', market, category)

    it('consists of blocks that the shop knows, without a fault', () => {
      const { result, left } = collectIssues(() => pageBlock.schema.parse(page.story.content))
      expect(left).toEqual([])
      expect(result).toMatchObject({ pageType: 'category', title: 'Hütten' })
      const bloks = toRawBloks(result.body)
      expect(bloks.map(({ component }) => component)).toEqual([
        'breadcrumb',
        'headline',
        'category_tiles',
        'listing',
      ])
      for (const blok of bloks) {
        const { result: parsed, left: faults } = collectIssues(() =>
          definitions[blok.component]?.schema.parse(blok),
        )
        expect([blok.component, faults]).toEqual([blok.component, []])
        expect(parsed).toBeDefined()
      }
    })

    it('has addresses of the market alone: its own, of the way up and of what is below', () => {
      expect(page.path).toBe(`/${code}/garten/huetten/`)
      expect(page.trail.map(({ href }) => href)).toEqual([`/${code}/`, `/${code}/garten/`, page.path])
      const tiles = toRawBloks(page.story.content.body).find(
        ({ component }) => component === 'category_tiles',
      )
      const items = categoryTilesBlock.schema.parse(tiles).items
      expect(items.map(({ link }) => resolveLink(link, market)?.href)).toEqual(
        category.below.map(({ path }) => `/${code}/${path}/`),
      )
    })

    it('names the same category in the markets that have it', () =>
      expect(page.alternates.map(({ path }) => path)).toEqual([
        '/de/garten/huetten/',
        '/ch-fr/jardin/cabanes/',
      ]))
  },
)
