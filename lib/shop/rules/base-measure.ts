import type { Country } from '@/schemas/markets'
import type { SourcePrice } from '@/schemas/shop'

export type BaseMeasure = { unit: string; size: number }

/** How many of a unit make the one that the law names. */
const named: Record<string, { unit: string; of: number }> = {
  MG: { unit: 'KG', of: 1_000_000 },
  G: { unit: 'KG', of: 1000 },
  KG: { unit: 'KG', of: 1 },
  ML: { unit: 'LI', of: 1000 },
  CL: { unit: 'LI', of: 100 },
  LI: { unit: 'LI', of: 1 },
  L: { unit: 'LI', of: 1 },
  CM: { unit: 'M', of: 100 },
  M: { unit: 'M', of: 1 },
}

const namedFor = ({ unit }: BaseMeasure) => named[unit.toUpperCase()]

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

/** How much of the unit that the law names a measure is. */
const amountOf = (measure: BaseMeasure) => measure.size / (namedFor(measure)?.of ?? 1)

/**
 * A price with what it states by measure for the measure that its country's law names. Undefined where the amount would
 * be too great.
 */
export function withLawfulMeasure(country: Country, price: SourcePrice): SourcePrice | undefined {
  const { reference, sale } = price
  if (!reference) return price
  const base = baseMeasureIn(country, reference)
  const inBase = (amount: number) => Math.round((amount * amountOf(base)) / amountOf(reference))
  const withTax = inBase(reference.withTax)
  const reduced = sale?.reference === undefined ? undefined : inBase(sale.reference)
  if (Math.max(withTax, reduced ?? 0) > 2_147_483_647) return undefined
  return {
    ...price,
    reference: { withTax, unit: base.unit, size: base.size },
    ...(sale && reduced !== undefined && { sale: { ...sale, reference: reduced } }),
  }
}
