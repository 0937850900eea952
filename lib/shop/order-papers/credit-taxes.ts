import type { OrderLine } from '@/lib/shop/orders'
import { apportion } from '@/lib/shop/promotions'
import { sameRate, type TaxSum, taxIn } from './tax-sums'

/** What an invoice still demands at each rate after earlier credit notes. */
export const remainingTaxes = (
  invoiced: readonly TaxSum[],
  credited: readonly (readonly TaxSum[])[],
): TaxSum[] =>
  invoiced.map(({ rate, gross, tax }) => {
    const earlier = credited.flat().filter((each) => sameRate(each.rate, rate))
    const left = gross - earlier.reduce((sum, each) => sum + each.gross, 0)
    const taxLeft = tax - earlier.reduce((sum, each) => sum + each.tax, 0)
    return { rate, gross: left, tax: taxLeft, net: left - taxLeft }
  })

export const grossOf = (sums: readonly TaxSum[]): number => sums.reduce((sum, { gross }) => sum + gross, 0)

/** What an amount was paid for, such as a line or the delivery, with what is left of it in minor units. */
export type PaidPart = Pick<OrderLine, 'vat'> & { left: number }

/** What the parts have left at each of the rates, at most what is left of it. */
const weightsOf = (left: readonly Pick<TaxSum, 'rate' | 'gross'>[], parts: readonly PaidPart[]): number[] =>
  left.map(({ rate, gross }) => {
    const own = parts.filter(({ vat }) => sameRate(vat, rate))
    return Math.min(
      gross,
      own.reduce((sum, part) => sum + part.left, 0),
    )
  })

/**
 * Divides an amount that is taken back among the tax rates of an invoice: among those of the parts whose turn is first as
 * far as they reach, then of the next, and at last in proportion to what is left at each.
 * What is left always has the tax of its amount, so that all credit notes together end the invoice to the cent.
 * @param amount at most what is left, in minor units
 */
export function creditTaxes(
  amount: number,
  left: readonly TaxSum[],
  turns: readonly (readonly PaidPart[])[],
): TaxSum[] {
  const still = left.map(({ rate, gross }) => ({ rate, gross }))
  let rest = amount
  const take = (weights: readonly number[]) => {
    const own = Math.min(
      rest,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    for (const [index, part] of apportion(own, weights).entries()) {
      const at = still[index]
      if (at) at.gross -= part
    }
    rest -= own
  }
  for (const parts of turns) take(weightsOf(still, parts))
  take(still.map(({ gross }) => gross))
  return left.flatMap(({ rate, gross: whole, tax: taxLeft }, index) => {
    const kept = still[index]?.gross ?? 0
    const gross = whole - kept
    const tax = taxLeft - taxIn(kept, rate)
    return gross > 0 ? [{ rate, gross, tax, net: gross - tax }] : []
  })
}
