import type { Market } from '@/lib/platform/markets'
import { loadCategoryMenu } from '@/lib/shop/catalogue'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { categoryTilesBlock } from '@/schemas/blocks/category-tiles'

type Tile = BlockProps<typeof categoryTilesBlock>['blok']['items'][number]

/** More than two rows on a wide screen; the menu has all. */
const mostTiles = 12

const grounds = ['sage', 'apricot', 'sky', 'butter'] as const

/** The categories of the first level, as tiles without pictures. */
export async function shopTiles(market: Market): Promise<Tile[]> {
  const found = await loadCategoryMenu(market.code)
  return found.slice(0, mostTiles).map(({ name, path }, index) => ({
    uid: `category-${path}`,
    component: 'category_tiles_item',
    name,
    link: { kind: 'url', url: `/${market.code}/${path}/`, newTab: false },
    backgroundColor: grounds[index % grounds.length] ?? 'sage',
  }))
}
