import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { Price } from '@/schemas/shop'

/**
 * The part of a market that prices depend on. The market table says which number format applies: de-at formats as
 * de-de, fr-ch as de-ch.
 */
export type PriceMarket = Pick<Market, 'numberLocale' | 'currency'>

/** The part on which rates depend, which are written as the language does. */
export type RateMarket = Pick<Market, 'numberLocale'>

const defaultMarket: PriceMarket = { numberLocale: 'de-DE', currency: 'EUR' }

const formatsWith = (digits: 0 | 2) =>
  memoize(
    ({ numberLocale, currency }: PriceMarket) => `${numberLocale} ${currency}`,
    ({ numberLocale, currency }) =>
      new Intl.NumberFormat(numberLocale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )

const exact = formatsWith(2)
const whole = formatsWith(0)

/** Cents to euros. A price with a fraction of a cent is a fault of the caller, not something to round away. */
function major(minorUnits: number): number {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`${minorUnits} is not a price in minor units`)
  return minorUnits / 100
}

/** A price in minor units (1499) as the market writes it (14,99 €). */
export const formatPrice = (minorUnits: number, market: PriceMarket = defaultMarket): string =>
  exact(market).format(major(minorUnits))

/** A reduction in minor units (1499) as − 14,99 €. */
export const formatReduction = (minorUnits: number, market: PriceMarket = defaultMarket): string =>
  `−\u202f${formatPrice(minorUnits, market)}`

/** A price range in whole units: 10–25 €. Bounds that round to the same price give one price. */
export function formatPriceRange(from: number, to: number, market: PriceMarket = defaultMarket): string {
  const [low, high] = from <= to ? [from, to] : [to, from]
  const format = whole(market)
  const [first, last] = [format.format(major(low)), format.format(major(high))]
  return first === last ? first : format.formatRange(major(low), major(high))
}

const unitNames: Record<string, string> = { LI: 'l', QM: 'm²' }

/** The name of a unit of measure as shoppers know it: `LI` is l, `QM` is m². */
export const unitName = (code: string): string => unitNames[code.toUpperCase()] ?? code.toLowerCase()

export type BasePrice = {
  /** The price of `quantity` units, in minor units. */
  amount: number
  quantity: number
  /** The unit's code: LI, QM, KG … */
  unit: string
}

/** The price by measure of a product, as `Price` shows it. */
export const basePriceOf = ({ reference }: Pick<Price, 'reference'>): BasePrice | undefined =>
  reference && { amount: reference.withTax, quantity: reference.size, unit: reference.unit }

/** The price by measure that the law asks for beside the price: 12,90 € / 1 l. */
export function formatBasePrice({ amount, quantity, unit }: BasePrice, market: PriceMarket = defaultMarket) {
  const measure = new Intl.NumberFormat(market.numberLocale).format(quantity)
  return `${formatPrice(amount, market)} / ${measure} ${unitName(unit)}`
}

const percents = memoize(
  ({ numberLocale }: RateMarket) => numberLocale,
  ({ numberLocale }) => new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 2 }),
)

/**
 * A rate of tax, a fraction (0.081), as 8,1 %: with a space that does not break, which Intl leaves out in Switzerland too;
 * in Dutch as 21%.
 */
export function formatRate(fraction: number, market: RateMarket): string {
  const written = percents(market).format(fraction)
  return market.numberLocale.startsWith('nl') ? written : written.replace(/(\d)%/, '$1\u00a0%')
}
