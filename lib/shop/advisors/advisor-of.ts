import type { Advisors } from '@/schemas/shop'
import { rowsFor } from './size-table'

export type Advisor = keyof Advisors

type Offer = { categoryKeys: readonly string[]; variants: readonly { label?: string | undefined }[] }

/**
 * The advisor that helps to choose a product, or among those of a listing, by the categories that a shop names for each:
 * tog, or size where they come in children's sizes.
 */
export function advisorOf({ categoryKeys, variants }: Offer, advisors: Advisors): Advisor | undefined {
  const isIn = (keys: readonly string[]) => categoryKeys.some((key) => keys.includes(key))
  if (isIn(advisors.tog)) return 'tog'
  const isSized = () => rowsFor(variants.flatMap(({ label }) => label ?? [])).length > 0
  return isIn(advisors.size) && isSized() ? 'size' : undefined
}
