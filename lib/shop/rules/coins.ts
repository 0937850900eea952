import type { Currency } from '@/schemas/markets'

/** The smallest coin of a currency, in minor units: Swiss prices end in 0 or 5 centimes. */
export const smallestCoin: Record<Currency, number> = { EUR: 1, CHF: 5 }

/**
 * An amount in minor units as it can be paid: rounded to the currency's smallest coin, half up. A product of a price and
 * a fraction may miss the half by the last bits of its digits.
 */
export function roundToCoin(amount: number, currency: Currency): number {
  const coin = smallestCoin[currency]
  return Math.round(Number((amount / coin).toFixed(6))) * coin
}
