/**
 * The figures of a picture with dimensions: width and height in centimetres, the smallest and the largest size of
 * clothing, a length in centimetres, or a content in millilitres.
 */
export type Measure =
  | { kind: 'box'; width: number; height: number }
  | { kind: 'sizes'; from: number; to: number }
  | { kind: 'length' | 'content'; value: number }

const number = '([1-9]\\d{0,3})'
const box = new RegExp(`^${number}x${number}$`)
const sizes = new RegExp(`^${number}to${number}$`)
const single = new RegExp(`^${number}(cm|ml)$`)

/** Reads a word of an address, for example `52x104`, `50to98`, `32cm` or `120ml`. */
export function parseMeasure(word: string | undefined): Measure | undefined {
  if (word === undefined) return undefined
  const [, width, height] = box.exec(word) ?? []
  if (width && height) return { kind: 'box', width: Number(width), height: Number(height) }
  const [, from, to] = sizes.exec(word) ?? []
  if (from && to)
    return Number(from) < Number(to) ? { kind: 'sizes', from: Number(from), to: Number(to) } : undefined
  const [, value, unit] = single.exec(word) ?? []
  return value ? { kind: unit === 'ml' ? 'content' : 'length', value: Number(value) } : undefined
}

export function measureWord(measure: Measure): string {
  if (measure.kind === 'box') return `${measure.width}x${measure.height}`
  if (measure.kind === 'sizes') return `${measure.from}to${measure.to}`
  return `${measure.value}${measure.kind === 'content' ? 'ml' : 'cm'}`
}
