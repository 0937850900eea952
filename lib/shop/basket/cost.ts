import { sumOf } from '@/lib/shop/promotions'
import { missingForFree, type Shipping, shippingRate } from '@/lib/shop/rules'
import type { BasketCost } from '@/schemas/api/basket'

/** The part of a line that can be ordered. Amounts are minor units with tax. */
export type CostLine = {
  total: number
  /** The reduction by promotions, at most the total. */
  reduction: number
  /** What the voucher takes off the rest. */
  voucher: number
  /** A voucher that is sold: money, which no gift card buys. */
  isVoucher: boolean
  /** A fraction: 0.19. */
  vat: number
  isBulky: boolean
  /** Nothing of it is sent by post. */
  isDigital: boolean
}

type Given = {
  currencyCode: BasketCost['currencyCode']
  lines: readonly CostLine[]
  /** The reductions by promotion and by the voucher; they sum to those of the lines. */
  reductions: BasketCost['reductions']
  shipping: Shipping
  /** What promotions say about shipping. */
  promoted?: {
    /** The promotion that makes it free, if there is one. */
    free?: { id: string; label: string; effect: { includesFreight: boolean } }
    /** The order value missing for one that does. */
    missing?: number
  }
  /** What the gift card has left. */
  balance?: number | undefined
}

type Costs = { cost: BasketCost; missingForFreeShipping?: number }

const paidFor = ({ total, reduction, voucher }: CostLine) => total - reduction - voucher

/** What is paid for the goods of each tax rate. */
function grossByRate(lines: readonly CostLine[]): Map<number, number> {
  const gross = new Map<number, number>()
  for (const line of lines) gross.set(line.vat, (gross.get(line.vat) ?? 0) + paidFor(line))
  return gross
}

/** What a gift card pays: goods that are not money themselves, and their shipping. */
function coveredBy(balance: number, lines: readonly CostLine[], postage: number): number {
  const own = lines.filter(({ isVoucher }) => !isVoucher)
  return own.length === 0 ? 0 : Math.min(balance, sumOf(own.map(paidFor)) + postage)
}

/** What sending belongs to: the goods of the parcel; without any, what else is taxed, and at last all there is. */
const sentWith = (lines: readonly CostLine[]): readonly CostLine[] => {
  const taxed = lines.filter(({ isVoucher }) => !isVoucher)
  const sent = taxed.filter(({ isDigital }) => !isDigital)
  return [sent, taxed, lines].find(({ length }) => length > 0) ?? []
}

/** The tax rate with the highest share of what is paid; of equal shares, the higher rate. */
const mainRate = (lines: readonly CostLine[]): number | undefined =>
  [...grossByRate(sentWith(lines))].sort(([rateA, a], [rateB, b]) => b - a || rateB - rateA)[0]?.[0]

/**
 * The taxes included, the highest rate first. What is paid besides the goods is taxed at the rate that has the
 * highest share of them: it is ancillary to goods that are sent, and never to a voucher.
 */
function taxesOf(lines: readonly CostLine[], besides: number): BasketCost['taxes'] {
  const gross = grossByRate(lines)
  const main = mainRate(lines)
  if (main !== undefined) gross.set(main, (gross.get(main) ?? 0) + besides)
  return [...gross]
    .map(([rate, paid]) => ({ rate, amount: paid - Math.round(paid / (1 + rate)) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
}

/** What an order costs with what its means of payment costs extra, taxed like its shipping. No gift card pays that. */
export function withFee(
  cost: BasketCost,
  lines: readonly CostLine[],
  fee: { label: string; amount: number },
): BasketCost {
  const taxes = taxesOf(lines, cost.shipping + fee.amount)
  const withTax = cost.withTax + fee.amount
  return {
    ...{ ...cost, fee, withTax, taxes },
    withoutTax: withTax - sumOf(taxes.map(({ amount }) => amount)),
    toPay: cost.toPay + fee.amount,
  }
}

/** The smaller of two amounts, one of which may be unset. */
const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/**
 * What an order costs. Shipping depends on the value of the goods after promotions: vouchers that are sold are money and
 * no goods, and the voucher that is redeemed does not count, so that none makes an order dearer. A gift card pays and changes no price.
 *
 * Prices include tax. The tax is calculated per rate from the sum of what is paid at that rate, with one rounding to
 * the minor unit (half up), not line by line. Shipping is taxed at the rate of the goods with the highest share. The
 * total without tax is the total less these taxes, so that the amounts add up.
 */
export function costOf({
  currencyCode,
  lines,
  reductions,
  shipping,
  promoted = {},
  balance = 0,
}: Given): Costs {
  const goods = sumOf(lines.map(({ total }) => total))
  const sold = lines.filter(({ isVoucher }) => !isVoucher)
  const orderValue = sumOf(sold.map(({ total, reduction }) => total - reduction))
  const isSent = lines.some(({ isDigital }) => !isDigital)
  const isFreight = lines.some(({ isBulky, isDigital }) => isBulky && !isDigital)
  const rate = isSent ? shippingRate(shipping, { orderValue, bulky: isFreight }) : undefined
  const usual = rate?.amount ?? 0
  const { free } = promoted
  const freeBy = free && usual > 0 && (!isFreight || free.effect.includesFreight) ? free : undefined
  const postage = freeBy ? 0 : usual
  const taxes = taxesOf(lines, postage)
  const withTax = sumOf(lines.map(paidFor)) + postage
  const covered = coveredBy(balance, lines, postage)
  const missing =
    isSent && !isFreight && !freeBy && usual > 0
      ? leastOf(missingForFree(shipping, orderValue), promoted.missing)
      : undefined
  return {
    cost: {
      currencyCode,
      goods,
      reductions: [...reductions],
      shipping: postage,
      ...(rate?.label && { shippingLabel: rate.label }),
      ...(freeBy && { freeShippingBy: { id: freeBy.id, label: freeBy.label } }),
      isFreight,
      ...(!isSent && lines.length > 0 && { nothingSent: true as const }),
      ...(lines.some(({ isDigital }) => isDigital) && { hasDigital: true as const }),
      ...(sold.length < lines.length && { hasVouchers: true as const }),
      withTax,
      withoutTax: withTax - sumOf(taxes.map(({ amount }) => amount)),
      taxes,
      covered,
      toPay: withTax - covered,
    },
    ...(missing !== undefined && { missingForFreeShipping: missing }),
  }
}
