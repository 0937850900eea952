export type Unit = {
  dimension: 'weight' | 'volume' | 'length' | 'area' | 'count'
  /** How much of its dimension it is: grams, millilitres, centimetres. */
  factor: number
  /** The unit for which the law wants a price by measure; unset: it names none instead of this one. */
  lawful?: 'KG' | 'LI' | 'M'
}

const units: Readonly<Record<string, Unit>> = {
  MG: { dimension: 'weight', factor: 0.001, lawful: 'KG' },
  G: { dimension: 'weight', factor: 1, lawful: 'KG' },
  KG: { dimension: 'weight', factor: 1000, lawful: 'KG' },
  ML: { dimension: 'volume', factor: 1, lawful: 'LI' },
  CL: { dimension: 'volume', factor: 10, lawful: 'LI' },
  LI: { dimension: 'volume', factor: 1000, lawful: 'LI' },
  L: { dimension: 'volume', factor: 1000, lawful: 'LI' },
  'M³': { dimension: 'volume', factor: 1_000_000 },
  CM: { dimension: 'length', factor: 1, lawful: 'M' },
  M: { dimension: 'length', factor: 100, lawful: 'M' },
  QM: { dimension: 'area', factor: 1 },
  ST: { dimension: 'count', factor: 1 },
}

/** A unit of measure by the shop's code, which is shown as l, m² and so on. */
export const unitOf = (code: string): Unit | undefined => units[code.toUpperCase()]
