import { expect, it, vi } from 'vitest'
import type { Layout } from '@/lib/content/pages'
import { findMarket } from '@/lib/platform/markets'
import { menuTree } from '@/lib/storefront/screens/frame/menu-tree'

const load = vi.fn(async () => [
  { name: 'Garten', path: 'garten', below: [{ name: 'Hütten', path: 'garten/huetten' }] },
])
vi.mock('@/lib/shop/catalogue', () => ({ loadCategoryMenu: load }))

const { withMenu } = await import('@/lib/storefront/screens/layout/with-menu')

const market = findMarket('baby', 'de')
const hrefs = (layout: Layout) =>
  market && menuTree(layout, market).map(({ name, link }) => [name, link?.href])

it('a layout without a menu has the categories of the shop', async () => {
  if (!market) throw new Error('There is no market de')
  const shown = await withMenu({ navigation: [] } as unknown as Layout, market)
  expect(hrefs(shown)).toEqual([['Garten', '/de/garten/']])
  expect(menuTree(shown, market)[0]?.entries?.map(({ link }) => link?.href)).toEqual(['/de/garten/huetten/'])
})

it('an editor’s menu stays, and nobody is asked', async () => {
  if (!market) throw new Error('There is no market de')
  load.mockClear()
  const own = { navigation: [{ uid: '1', name: 'Neu', teaser: [], entries: [] }] } as unknown as Layout
  expect(await withMenu(own, market)).toBe(own)
  expect(load).not.toHaveBeenCalled()
})
