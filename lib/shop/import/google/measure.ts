import { baseMeasureIn, wholeMeasure } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'

type Unit = { dimension: 'weight' | 'volume' | 'length' | 'area' | 'count'; factor: number; code: string }

/** Google's units with the shop's codes for them, which are shown as l, m² and so on. */
const units: Record<string, Unit> = {
  mg: { dimension: 'weight', factor: 0.001, code: 'MG' },
  g: { dimension: 'weight', factor: 1, code: 'G' },
  kg: { dimension: 'weight', factor: 1000, code: 'KG' },
  ml: { dimension: 'volume', factor: 1, code: 'ML' },
  cl: { dimension: 'volume', factor: 10, code: 'CL' },
  l: { dimension: 'volume', factor: 1000, code: 'LI' },
  cbm: { dimension: 'volume', factor: 1_000_000, code: 'M³' },
  cm: { dimension: 'length', factor: 1, code: 'CM' },
  m: { dimension: 'length', factor: 100, code: 'M' },
  sqm: { dimension: 'area', factor: 1, code: 'QM' },
  ct: { dimension: 'count', factor: 1, code: 'ST' },
}

type Measure = { quantity: number; unit: Unit; name: string }

function readMeasure(text: string): Measure | undefined {
  const match = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z]{1,3})$/i.exec(text.trim())
  const name = match?.[2]?.toLowerCase() ?? ''
  const unit = units[name]
  const quantity = Number((match?.[1] ?? '').replace(',', '.'))
  return unit && quantity > 0 ? { quantity, unit, name } : undefined
}

type Reference = { withTax: number; unit: string; size: number }

const unitOf = (code: string): Unit | undefined => Object.values(units).find((unit) => unit.code === code)

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
  if (!content)
    return `unit_pricing_measure “${measure}” is no quantity with a unit (${Object.keys(units).join(', ')})`
  const asked = base === undefined ? content : readMeasure(base)
  if (!asked)
    return `unit_pricing_base_measure “${base}” is no quantity with a unit (${Object.keys(units).join(', ')})`
  if (asked.unit.dimension !== content.unit.dimension)
    return `unit_pricing_base_measure is in ${asked.name}, but unit_pricing_measure in ${content.name}`
  const given = { unit: asked.unit.code, size: base === undefined ? 1 : asked.quantity }
  const { unit, size } = base === undefined ? wholeMeasure(given) : baseMeasureIn(country, given)
  const factor = unitOf(unit)?.factor ?? asked.unit.factor
  const withTax = Math.round((price * size * factor) / (content.quantity * content.unit.factor))
  if (withTax > 2_147_483_647) return 'the price by measure is too great'
  return { withTax, unit, size }
}
