import type { Country } from '@/schemas/markets'
import type { SourcePrice } from '@/schemas/shop'
import { unitOf } from './units'

export type BaseMeasure = { unit: string; size: number }

/** The unit that the law names for a measure, and how many of the measure's own make one of it. */
function namedFor({ unit: code }: BaseMeasure): { unit: string; of: number } | undefined {
  const unit = unitOf(code)
  const lawful = unit?.lawful && unitOf(unit.lawful)
  return unit?.lawful && lawful && { unit: unit.lawful, of: lawful.factor / unit.factor }
}

/** One of the unit that the law names for it; the measure itself where it names none. */
export function wholeMeasure(asked: BaseMeasure): BaseMeasure {
  const unit = namedFor(asked)?.unit
  return unit === undefined ? asked : { unit, size: 1 }
}

/**
 * The measure for which a country wants a price stated beside the price. In the Union that is 1 kg, 1 l or 1 m
 * (Directive 98/6/EC, Article 2; in Germany § 5 PAngV, which no longer knows 100 g and 100 ml). Switzerland also takes
 * a decimal part or multiple of them (ordinance on the indication of prices, Article 5). Pieces and areas stay.
 */
export function baseMeasureIn(country: Country, asked: BaseMeasure): BaseMeasure {
  const power = Math.log10(asked.size / (namedFor(asked)?.of ?? 1))
  const isDecimal = Math.abs(power - Math.round(power)) < 1e-9
  return country === 'CH' && isDecimal ? asked : wholeMeasure(asked)
}

/** An amount for less than a tenth of the whole is rounded too coarsely to reckon with. */
const mostFactor = 10 + 1e-9
const mostMinorUnits = 2_147_483_647

/** How much of the unit that the law names a measure is. */
const amountOf = (measure: BaseMeasure) => measure.size / (namedFor(measure)?.of ?? 1)

/**
 * A price with what it states by measure for the measure that its country's law names. It stays as given
 * where a small measure would have its rounding multiplied to a wrong amount, or the amount would be none or too great.
 */
export function withLawfulMeasure(country: Country, price: SourcePrice): SourcePrice {
  const { reference, sale } = price
  if (!reference) return price
  const base = baseMeasureIn(country, reference)
  const factor = amountOf(base) / amountOf(reference)
  const inBase = (amount: number) => Math.round(amount * factor)
  const amounts = [reference.withTax, sale?.reference ?? reference.withTax]
  const fits = (amount: number) => inBase(amount) <= mostMinorUnits && (amount === 0 || inBase(amount) > 0)
  if (factor > mostFactor || !amounts.every(fits)) return price
  return {
    ...price,
    reference: { withTax: inBase(reference.withTax), unit: base.unit, size: base.size },
    ...(sale?.reference !== undefined && { sale: { ...sale, reference: inBase(sale.reference) } }),
  }
}

/** Whether a price states by measure what its country's law names. */
export function isLawfulMeasure(country: Country, { reference }: SourcePrice): boolean {
  if (!reference) return true
  const { unit, size } = baseMeasureIn(country, reference)
  return unit === reference.unit && size === reference.size
}
