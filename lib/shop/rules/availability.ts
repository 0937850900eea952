import type { Logistics } from '@/schemas/shop'

export type Bvc = 1 | 2 | 3 | 4

/** What the availability code of a variant means for buying it. Specification, section 4. */
export type Availability = {
  bvc: Bvc
  daysFrom: number
  daysTo: number
  buyable: boolean
  preorder: boolean
}

/** Days to delivery that stand for: not before it appears. Section 9. */
export const preorderDays = 999

type LogisticsBlock = Pick<Logistics, 'BVC' | 'deliveryDaysTo'> & { deliveryDaysFrom?: number }

const isCode = (code: number): code is Bvc => code === 1 || code === 2 || code === 3 || code === 4

/** A preorder needs no stock, nor does a download, which is known by its 0 days. */
export const needsStock = ({
  daysFrom,
  daysTo,
  preorder,
}: Pick<Availability, 'daysFrom' | 'daysTo' | 'preorder'>): boolean =>
  !preorder && !(daysFrom === 0 && daysTo === 0)

/**
 * The availability of a variant: 1 and 2 are buyable, 2 with 999 days or more is a preorder, 3 is not available, 4 is
 * sold out; no logistics block means 3 and 0 days (section 4).
 *
 * The code alone decides in the specification. A shop must not sell what it does not have, so where the stock is given
 * and is nothing, a buyable code counts as sold out, unless no stock is needed.
 */
export function availabilityOf(logistics: LogisticsBlock | undefined, stock?: number): Availability {
  if (!logistics || !isCode(logistics.BVC))
    return { bvc: 3, daysFrom: 0, daysTo: 0, buyable: false, preorder: false }
  const { BVC, deliveryDaysFrom: daysFrom = 0, deliveryDaysTo: daysTo } = logistics
  const preorder = BVC === 2 && daysTo >= preorderDays
  const soldOut = BVC <= 2 && needsStock({ daysFrom, daysTo, preorder }) && stock !== undefined && stock <= 0
  const bvc = soldOut ? 4 : BVC
  return { bvc, daysFrom, daysTo, buyable: bvc <= 2, preorder }
}
