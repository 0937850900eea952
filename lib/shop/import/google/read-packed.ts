import type { Attributes } from '@/schemas/shop'

type Get = (name: string) => string | undefined
type NoteDown = (attribute: string, reason: string) => void
type Units = Readonly<Record<string, number>>

const kilograms: Units = { kg: 1, g: 0.001, lb: 0.453_592_37, oz: 0.028_349_523_125 }
const centimetres: Units = { cm: 1, mm: 0.1, m: 100, in: 2.54 }

/** Beyond these a column holds something else, or another unit. */
const heaviest = 2_000
const longest = 1_000

const measure = /^(\d{1,6}(?:[.,]\d{1,4})?)\s*([a-z]{1,9})?\.?$/i

/** A measure in the first of the units, which is also that of a number alone. */
function readIn(text: string, units: Units, most: number): number | undefined {
  const [, number = '', unit] = measure.exec(text.trim()) ?? []
  const factor = unit === undefined ? 1 : units[unit.toLowerCase()]
  const value = Number(number.replace(',', '.')) * (factor ?? 0)
  return value > 0 && value <= most ? Math.round(value * 1_000) / 1_000 : undefined
}

const no = (name: string, text: string, units: Units) =>
  `${name} “${text.slice(0, 40)}” is no measure (${Object.keys(units).join(', ')})`

function readWeight(get: Get, note: NoteDown): number | undefined {
  const text = get('shipping_weight')
  if (text === undefined) return undefined
  const weight = readIn(text, kilograms, heaviest)
  if (weight === undefined) note('shipping_weight', no('shipping_weight', text, kilograms))
  return weight
}

const sides = ['shipping_length', 'shipping_width', 'shipping_height'] as const

/** The three sides, of a column each. */
function readSides(get: Get, note: NoteDown): number[] | undefined {
  const given = sides.map((name) => [name, get(name)] as const)
  const read = given.flatMap(([name, text]) => {
    if (text === undefined) return []
    const side = readIn(text, centimetres, longest)
    if (side === undefined) note(name, no(name, text, centimetres))
    return side === undefined ? [] : [side]
  })
  const missing = given.find(([, text]) => text === undefined)?.[0]
  if (read.length > 0 && missing) note(missing, `${missing} is missing: a size has three sides`)
  return read.length === sides.length ? read : undefined
}

/** `60x40x30 cm`: one column for them all. */
function readSize(get: Get, note: NoteDown): number[] | undefined {
  const text = get('parcel_size')
  if (text === undefined) return undefined
  const parts = text.split(/[x×*]/i)
  const unit = /[a-z]{1,2}$/i.exec(text.trim())?.[0] ?? ''
  const read = parts.map((part) =>
    readIn(/[a-z]/i.test(part) ? part : `${part.trim()}${unit}`, centimetres, longest),
  )
  const known = read.filter((side) => side !== undefined)
  if (known.length === sides.length && parts.length === sides.length) return known
  note('parcel_size', `parcel_size “${text.slice(0, 40)}” is not three sides, as in 60x40x30`)
  return undefined
}

/** The packed article as attributes, by which pick-up stations are judged; what a row does not say is left out. */
export function readPacked(get: Get, note: NoteDown): Attributes {
  const weight = readWeight(get, note)
  const size = readSides(get, note) ?? readSize(get, note)
  return {
    ...(weight !== undefined && { paketgewicht: String(weight) }),
    ...(size && { paketmasse: size.join('x') }),
  }
}
