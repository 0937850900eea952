import { expect, it, vi } from 'vitest'
import type { CategoryPage } from '@/lib/shop/catalogue'

const category = {
  ...{ key: 'betten', name: 'Betten', path: 'schlafen/betten', above: [], below: [] },
  paths: { 'de-de': 'schlafen/betten', 'fr-ch': 'dormir/lits' },
} as unknown as CategoryPage

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/content/pages', async (original) => ({
  ...(await original<object>()),
  loadPage: async () => ({ result: { kind: 'missing', tags: [] }, preview: false }),
}))
vi.mock('@/lib/shop/catalogue', async (original) => ({
  ...(await original<object>()),
  loadCategoryPage: async (_: string, path: string) => (path === category.path ? category : undefined),
}))

const { GET } = await import('@/app/api/cms/[...slug]/route')
const ask = (slug: string, query = '') =>
  GET(new Request(`http://shop.example/api/cms/${slug}/?locale=de-de${query}`), {
    params: Promise.resolve({ slug: slug.split('/') }),
  })

it('A category without a story is answered like one with a story', async () => {
  const answer = await ask('schlafen/betten')
  expect(answer.status).toBe(200)
  const { page, alternates } = await answer.json()
  expect(page).toMatchObject({
    name: 'Betten',
    path: '/de/schlafen/betten/',
    content: { pageType: 'category' },
  })
  expect(page).not.toHaveProperty('group')
  expect(alternates).toContainEqual({ market: 'ch-fr', iso: 'fr-CH', path: '/ch-fr/dormir/lits/' })
})

it('A page is answered alike whatever else is asked', async () => {
  const [plain, queried] = await Promise.all([ask('schlafen/betten'), ask('schlafen/betten', '&a=1&page=2')])
  expect(await queried.json()).toEqual(await plain.json())
})

it('A path without a category and without a story is missing', async () => {
  const answer = await ask('schlafen/nichts')
  expect([answer.status, (await answer.json()).title]).toEqual([404, 'Page Not Found: /de/schlafen/nichts/'])
})
