import { priceBefore } from '@/lib/shop/rules'
import { countries } from '@/schemas/markets'
import type { Country, Price, SourceVariant } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Dimension, Kind } from './schema'

const currencyOf = (country: Country) => countries[country].currency

/** Euro prices end in 99 cents, from 100 euros on in a whole nine: 24,99 and 349,00. */
const euroPrice = (minor: number): number =>
  minor < 10_000
    ? Math.max(199, Math.round(minor / 100) * 100 - 1)
    : Math.max(10_900, Math.round(minor / 1000) * 1000 - 100)

/**
 * Franc prices end in .95 if small, in .90 if medium, and in whole francs if large: there is no coin below 5 centimes.
 */
function francPrice(minor: number): number {
  if (minor < 2_000) return Math.max(195, Math.round(minor / 100) * 100 - 5)
  if (minor < 15_000) return Math.round(minor / 100) * 100 - 10
  return Math.round(minor / 1_000) * 1_000 - 100
}

/** The price level of a country for a German price: freight and wages matter more for cheap goods. */
function level(country: Country, german: number): number {
  if (country === 'CH') return german < 2_000 ? 1.24 : german < 10_000 ? 1.14 : 1.06
  if (country === 'AT') return german > 20_000 ? 1.02 : 1
  if (country === 'FR' || country === 'BE') return german < 3_000 ? 1.03 : 1.015
  return 1
}

const localPrice = (country: Country, german: number): number =>
  country === 'CH' ? francPrice(german * level(country, german)) : euroPrice(german * level(country, german))

export type Pricing = {
  /** In Germany, before reductions, in minor units. */
  german: number
  /** An approximate fraction; the reduced price is rounded like any other. */
  reduction?: number | undefined
  /**
   * How much higher the recommended price is. In Switzerland it may be compared with only where most shops really ask it
   * (ordinance on the indication of prices, Art. 16), which an invented catalogue cannot say.
   */
  recommended?: number | undefined
  measure?: { unit: string; size: number; content: number } | undefined
}

/** The price in a country, with its reductions and reference prices. */
export function priceIn(country: Country, { german, reduction, recommended, measure }: Pricing): Price {
  const full = localPrice(country, german)
  const after = reduction ? localPrice(country, german * (1 - reduction)) : full
  const withTax = Math.min(after, full)
  const recommendedPrice = recommended && country !== 'CH' && localPrice(country, german * (1 + recommended))
  return {
    currencyCode: currencyOf(country),
    withTax,
    withoutTax: Math.round(withTax / (1 + countries[country].vat)),
    tax: { vat: { amount: countries[country].vat } },
    ...(recommendedPrice && recommendedPrice > full && { recommendedRetailPrice: recommendedPrice }),
    ...(measure && {
      reference: {
        withTax: Math.round((withTax / measure.content) * measure.size),
        unit: measure.unit,
        size: measure.size,
      },
    }),
    appliedReductions: withTax < full ? [{ amount: { relative: (full - withTax) / full } }] : [],
  }
}

/** What a voucher is worth, in minor units. */
export const worthOf = (
  { price }: Pick<Kind, 'price'>,
  dimension: Pick<Dimension, 'factor'> | undefined,
): number => price[0] * (dimension?.factor ?? 1)

/** A voucher costs its value in every currency. It is taxed only when it is redeemed. */
export const voucherPrice = (country: Country, worth: number): Price => ({
  currencyCode: currencyOf(country),
  withTax: worth,
  withoutTax: worth,
  tax: { vat: { amount: 0 } },
  appliedReductions: [],
})

/** What reduced goods cost from their first day on: the price without the reduction. Undefined where none is reduced. */
export function pastPrices(prices: SourceVariant['prices'], since: Date): SourceVariant['priceHistory'] {
  const reduced = Object.entries(prices).flatMap(([country, price]) => {
    const before = priceBefore(price)
    return before === undefined ? [] : [[country, [{ from: since.toISOString(), withTax: before }]] as const]
  })
  return reduced.length > 0 ? Object.fromEntries(reduced) : undefined
}

const reductions = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.4]

/** The reduction of a model, if any: about one in six is reduced. */
export const reductionOf = (of: Dice): number | undefined =>
  of.chance(0.17) ? of.pick(reductions) : undefined

/**
 * How much higher the maker's recommended price is, if there is one. The shop's own brands have none: a price that the
 * seller himself recommends to himself compares with nothing.
 */
export function recommendedOf(of: Dice, isOwnBrand: boolean): number | undefined {
  const drawn = of.chance(0.3) ? of.pick([0.08, 0.12, 0.15, 0.2]) : undefined
  return isOwnBrand ? undefined : drawn
}
