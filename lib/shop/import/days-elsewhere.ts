import type { Country, DeliveryDays, SourceVariant } from '@/schemas/shop'

type Days = NonNullable<SourceVariant['deliveryDays']>

/** The days of goods in stock that a variant names for all countries. */
function daysOfAll({ logistics }: Pick<SourceVariant, 'logistics'>): DeliveryDays | undefined {
  const { BVC, deliveryDaysFrom: from, deliveryDaysTo: to } = logistics ?? { deliveryDaysFrom: 0 }
  const isInStock = BVC === 1 || BVC === 4
  return isInStock && to !== undefined ? { from: Math.min(from, to), to } : undefined
}

/** The days that a variant names for a country: its own, else those for all. */
const daysIn = (variant: SourceVariant, country: Country): DeliveryDays | undefined =>
  variant.deliveryDays?.[country] ?? daysOfAll(variant)

/** Days by country; undefined without any, as a source that never had some. */
export const daysByCountry = (days: readonly (readonly [Country, DeliveryDays | undefined])[]) => {
  const named = days.filter(([, each]) => each !== undefined)
  return named.length > 0 ? (Object.fromEntries(named) as Days) : undefined
}

/**
 * The days that a variant keeps in the countries for which a feed does not speak. What was said for all countries is
 * from then on what they say.
 */
export const daysElsewhere = (
  variant: SourceVariant | undefined,
  isSpokenFor: (country: Country) => boolean,
): [Country, DeliveryDays | undefined][] =>
  variant
    ? (Object.keys(variant.prices) as Country[])
        .filter((country) => !isSpokenFor(country))
        .map((country) => [country, daysIn(variant, country)])
    : []
