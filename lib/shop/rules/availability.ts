import type { Logistics } from '@/schemas/shop'

type Bvc = 1 | 2 | 3 | 4

/** What the availability code (BVC) of a variant means: whether it can be bought, and when it is delivered. */
export type Availability = {
  bvc: Bvc
  daysFrom: number
  daysTo: number
  buyable: boolean
  preorder: boolean
}

/** A delivery time of this many days or more marks a preorder. */
export const preorderDays = 999

type LogisticsBlock = Pick<Logistics, 'BVC' | 'deliveryDaysTo'> & { deliveryDaysFrom?: number }

const isCode = (code: number): code is Bvc => code === 1 || code === 2 || code === 3 || code === 4

/** Preorders and downloads, which have 0 days, need no stock. */
export const needsStock = ({
  daysFrom,
  daysTo,
  preorder,
}: Pick<Availability, 'daysFrom' | 'daysTo' | 'preorder'>): boolean =>
  !preorder && !(daysFrom === 0 && daysTo === 0)

/**
 * The availability of a variant. Codes 1 and 2 are buyable; 2 with 999 days or more is a preorder; 3 is not available;
 * 4 is sold out. A missing logistics block means code 3 and 0 days.
 *
 * The shop must not sell goods that are out of stock. If the stock is known to be empty, a buyable code counts as sold
 * out, except for preorders and downloads.
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
