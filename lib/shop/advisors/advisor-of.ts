import type { ProductView } from '@/lib/shop/catalogue'
import type { Advisors } from '@/schemas/shop'
import { rowsFor } from './size-table'

export type Advisor = keyof Advisors

/**
 * The advisor that helps to choose a product, by the categories that a shop names for each: tog, or size where the
 * product comes in children's sizes.
 */
export function advisorOf(
  { categoryKeys, variants }: Pick<ProductView, 'categoryKeys' | 'variants'>,
  advisors: Advisors,
): Advisor | undefined {
  const isIn = (keys: readonly string[]) => categoryKeys.some((key) => keys.includes(key))
  if (isIn(advisors.tog)) return 'tog'
  const isSized = () => rowsFor(variants.flatMap(({ label }) => label ?? [])).length > 0
  return isIn(advisors.size) && isSized() ? 'size' : undefined
}
