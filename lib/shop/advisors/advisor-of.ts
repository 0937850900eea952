import type { ProductView } from '@/lib/shop/catalogue'
import { rowsFor } from './size-table'

export type Advisor = 'size' | 'tog'

/** The advisor that helps to choose a product: tog for sleeping bags, size for clothes in children's sizes. */
export function advisorOf({
  categories,
  variants,
}: Pick<ProductView, 'categories' | 'variants'>): Advisor | undefined {
  const keys = categories.map(({ key }) => key)
  if (keys.includes('schlafsaecke')) return 'tog'
  const isClothing = keys.includes('kleidung')
  return isClothing && rowsFor(variants.flatMap(({ label }) => label ?? [])).length > 0 ? 'size' : undefined
}
