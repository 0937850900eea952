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

/** A line with what was paid for it and is not credited yet, in minor units. */
type PaidLine = Pick<OrderLine, 'vat'> & { left: number }

/** What lines have left at each of the rates, at most what is left of it. */
const weightsOf = (left: readonly TaxSum[], lines: readonly PaidLine[]): number[] =>
  left.map(({ rate, gross }) => {
    const own = lines.filter(({ vat }) => sameRate(vat, rate))
    return Math.min(
      gross,
      own.reduce((sum, line) => sum + line.left, 0),
    )
  })

/**
 * Divides an amount that is taken back among the tax rates of an invoice: among those of the lines that it is for, and
 * otherwise in proportion to what is left at each. What exceeds what the lines have left is of the rest.
 * What is left always has the tax of its amount, so that all credit notes together end the invoice to the cent.
 * @param amount at most what is left, in minor units
 */
export function creditTaxes(amount: number, left: readonly TaxSum[], lines: readonly PaidLine[]): TaxSum[] {
  const weights = weightsOf(left, lines)
  const ofLines = Math.min(
    amount,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  const first = apportion(ofLines, weights)
  const others = left.map(({ gross }, index) => gross - (first[index] ?? 0))
  const rest = apportion(amount - ofLines, others)
  return left.flatMap(({ rate, gross: whole, tax: taxLeft }, index) => {
    const gross = (first[index] ?? 0) + (rest[index] ?? 0)
    const tax = taxLeft - taxIn(whole - gross, rate)
    return gross > 0 ? [{ rate, gross, tax, net: gross - tax }] : []
  })
}
