import 'server-only'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { loadCategoryMenu } from '@/lib/shop/catalogue'

/** The layout with the categories of the shop as its menu where no editor has made one. */
export async function withMenu(layout: Layout, market: Market): Promise<Layout> {
  if (layout.navigation.length > 0) return layout
  const entry = ({ name, path }: { name: string; path: string }) => ({
    uid: path,
    component: 'navigation_entry' as const,
    name,
    link: { kind: 'url' as const, url: `/${market.code}/${path}/`, newTab: false },
    teaser: [],
    entries: [],
  })
  const found = await loadCategoryMenu(market.code)
  const navigation = found.map(({ below, ...category }) => ({
    ...entry(category),
    entries: below.map(entry),
  }))
  return { ...layout, navigation }
}
