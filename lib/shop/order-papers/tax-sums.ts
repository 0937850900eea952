import type { Order } from '@/lib/shop/orders'

/** What is paid at one tax rate, in minor units. */
export type TaxSum = { rate: number; net: number; tax: number; gross: number }

type Priced = {
  cost: Pick<Order['cost'], 'taxes' | 'shipping' | 'fee' | 'withTax' | 'withoutTax'>
  lines: readonly Pick<Order['lines'][number], 'vat' | 'total' | 'reduction' | 'voucherReduction'>[]
}

/** Rates come back from the database with the precision of `real`. */
export const sameRate = (one: number, other: number) => Math.abs(one - other) < 1e-5

function goodsByRate({ cost, lines }: Priced): { rate: number; gross: number }[] {
  const sums: { rate: number; gross: number }[] = []
  for (const { vat, total, reduction, voucherReduction } of lines) {
    const paid = total - reduction - voucherReduction
    const known = sums.find(({ rate }) => sameRate(rate, vat))
    if (known) known.gross += paid
    else sums.push({ rate: cost.taxes.find(({ rate }) => sameRate(rate, vat))?.rate ?? vat, gross: paid })
  }
  return sums
}

export const taxIn = (gross: number, rate: number) => gross - Math.round(gross / (1 + rate))

type Sums = { sums: TaxSum[]; shippingRate: number }

/** The sums with the rate that shipping, with a fee, is part of; undefined where they do not come to those of the order. */
function findSums(order: Priced): Sums | undefined {
  const { taxes, shipping, fee, withTax, withoutTax } = order.cost
  const besides = shipping + (fee?.amount ?? 0)
  const told = (rate: number) => taxes.find((tax) => sameRate(tax.rate, rate))?.amount ?? 0
  const goods = goodsByRate(order).sort((a, b) => b.gross - a.gross || b.rate - a.rate)
  const sumsWith = (shipped: number): TaxSum[] =>
    goods.map(({ rate, gross: paid }, index) => {
      const gross = paid + (index === shipped ? besides : 0)
      return { rate, gross, tax: told(rate), net: gross - told(rate) }
    })
  const fits = (sums: readonly TaxSum[]) =>
    sums.every(({ rate, gross, tax }) => tax === taxIn(gross, rate)) &&
    sums.reduce((sum, { gross }) => sum + gross, 0) === withTax &&
    sums.reduce((sum, { net }) => sum + net, 0) === withoutTax
  const shipped = goods.findIndex((_, index) => fits(sumsWith(index)))
  const rate = goods[shipped]?.rate
  return rate === undefined ? undefined : { sums: sumsWith(shipped), shippingRate: rate }
}

/** Whether the taxes of an order fit its lines, so that it can be divided by its rates. */
export const hasFittingTaxes = (order: Priced): boolean => findSums(order) !== undefined

function sumsWithShipping(order: Priced): Sums {
  const found = findSums(order)
  if (!found) throw new Error('The taxes of an order do not fit its lines')
  return found
}

/**
 * The order's net, tax and gross amounts for each rate, the highest rate first. The order tells the taxes; shipping, with a fee, is
 * part of the rate at which the told taxes come out, of several that fit the one with the highest share. Throws if the
 * amounts do not sum to those of the order: an invoice with other amounts must not exist.
 */
export const taxSums = (order: Priced): TaxSum[] =>
  sumsWithShipping(order)
    .sums.filter(({ gross }) => gross !== 0)
    .sort((a, b) => b.rate - a.rate)

/** The rate at which the invoice charges shipping, with a fee. Throws where `taxSums` throws. */
export const shippingRate = (order: Priced): number => sumsWithShipping(order).shippingRate
