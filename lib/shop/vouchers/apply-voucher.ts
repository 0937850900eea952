import { apportion, type Goods, isAmong, sumOf } from '@/lib/shop/promotions'
import { roundToCoin, smallestCoin } from '@/lib/shop/rules'
import type { Currency } from '@/schemas/markets'
import type { SourceVoucher, VoucherEffect } from '@/schemas/shop'

/** A basket line as a voucher sees it. Lines of vouchers that are sold are money and never among them. */
export type VoucherLine = Goods & {
  key: string
  /** What promotions have left of the price of its pieces, with tax, in minor units. */
  rest: number
}

export type VoucherTerms = Pick<SourceVoucher, 'effect' | 'minOrderValue' | 'goods' | 'excluded'>

export type Applied =
  | { ok: true /** In minor units. */; amount: number /** By line. */; lines: ReadonlyMap<string, number> }
  | { ok: false; reason: 'noGoods' }
  | { ok: false; reason: 'minOrderValue' /** In minor units. */; missing: number }

/** The least value of goods from which an effect leaves something to pay, unless they may be free on purpose. */
const leastValue = (effect: VoucherEffect, currency: Currency): number =>
  effect.type === 'amount' && !effect.mayBeFree ? (effect.amount[currency] ?? 0) + smallestCoin[currency] : 0

/** What an effect takes off goods: a percentage never all of their value, by rounding. */
function offValue(effect: VoucherEffect, value: number, currency: Currency): number {
  switch (effect.type) {
    case 'percentage':
      return Math.min(
        Math.max(0, value - smallestCoin[currency]),
        roundToCoin(value * effect.relative, currency),
        effect.maxAmount?.[currency] ?? value,
      )
    case 'amount':
      return Math.min(effect.amount[currency] ?? 0, value)
    case 'free_shipping':
      return 0
  }
}

/**
 * What a voucher takes off the lines of a basket: off the sum of its goods, with one rounding, shared in proportion to
 * what is left of their prices. The order value is that of its goods; for an amount that may not make them free, it has
 * to be higher than the amount.
 */
export function applyVoucher(
  { effect, minOrderValue, goods, excluded }: VoucherTerms,
  lines: readonly VoucherLine[],
  currency: Currency,
): Applied {
  const own = lines
    .filter(({ rest }) => rest > 0)
    .filter((line) => (!goods || isAmong(line, goods)) && !(excluded && isAmong(line, excluded)))
    // Shares of a minor unit depend on the order, which a later addition must not change.
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  if (own.length === 0) return { ok: false, reason: 'noGoods' }
  const rests = own.map(({ rest }) => rest)
  const value = sumOf(rests)
  const missing = Math.max(minOrderValue?.[currency] ?? 0, leastValue(effect, currency)) - value
  if (missing > 0) return { ok: false, reason: 'minOrderValue', missing }
  const amount = offValue(effect, value, currency)
  const shares = apportion(amount, rests, smallestCoin[currency])
  return { ok: true, amount, lines: new Map(own.map(({ key }, place) => [key, shares[place] ?? 0])) }
}
