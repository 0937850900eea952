import { baseMeasureIn, type Unit, unitOf, wholeMeasure } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'

/** Google's units with the shop's codes for them. */
const codes: Readonly<Record<string, string>> = {
  ...{ mg: 'MG', g: 'G', kg: 'KG', ml: 'ML', cl: 'CL', l: 'LI', cbm: 'M³' },
  ...{ cm: 'CM', m: 'M', sqm: 'QM', ct: 'ST' },
}
const names = Object.keys(codes).join(', ')

type Measure = { quantity: number; unit: Unit; code: string; name: string }

function readMeasure(text: string): Measure | undefined {
  const match = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z]{1,3})$/i.exec(text.trim())
  const name = match?.[2]?.toLowerCase() ?? ''
  const code = codes[name]
  const unit = code === undefined ? undefined : unitOf(code)
  const quantity = Number((match?.[1] ?? '').replace(',', '.'))
  return code !== undefined && unit && quantity > 0 ? { quantity, unit, code, name } : undefined
}

type Reference = { withTax: number; unit: string; size: number }

/**
 * The price by measure: what the base measure costs when the product holds `measure` of it. The base is the one that the
 * country's law wants, of the dimension of the base that the feed gives. A string is the reason why it cannot be read.
 */
export function readReference(
  price: number,
  measure: string,
  base: string | undefined,
  country: Country,
): Reference | string {
  const content = readMeasure(measure)
  if (!content) return `unit_pricing_measure “${measure}” is no quantity with a unit (${names})`
  const asked = base === undefined ? content : readMeasure(base)
  if (!asked) return `unit_pricing_base_measure “${base}” is no quantity with a unit (${names})`
  if (asked.unit.dimension !== content.unit.dimension)
    return `unit_pricing_base_measure is in ${asked.name}, but unit_pricing_measure in ${content.name}`
  const given = { unit: asked.code, size: base === undefined ? 1 : asked.quantity }
  const { unit, size } = base === undefined ? wholeMeasure(given) : baseMeasureIn(country, given)
  const factor = unitOf(unit)?.factor ?? asked.unit.factor
  const withTax = Math.round((price * size * factor) / (content.quantity * content.unit.factor))
  if (withTax > 2_147_483_647) return 'the price by measure is too great'
  return { withTax, unit, size }
}
