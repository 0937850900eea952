import { Bytes } from './bytes'

/** A part of a table, by where it begins and ends. */
export type Range = readonly [from: number, to: number]

/** Compact Font Format, section 4, and CFF2: a list of objects, with the place behind it. */
type List = { items: readonly Range[]; end: number }

/** What a program of an outline is read with. */
export type CffTable = {
  /** 1 or 2. */
  version: number
  bytes: Buffer
  glyphs: readonly Range[]
  shared: readonly Range[]
  /** The subroutines of a glyph, and how many weights its numbers are given for beside the first. */
  ownOf: (glyph: number) => Own
}
export type Own = { subroutines: readonly Range[]; regions: (index: number | undefined) => number }

/** Operators of dictionaries; those of two bytes are 1200 and the second. */
const operator = {
  glyphs: 17,
  private: 18,
  subroutines: 19,
  variation: 22,
  store: 24,
  fonts: 1236,
  select: 1237,
}

function readList(bytes: Buffer, at: number, version: number): List {
  const wide = version === 2
  const count = wide ? bytes.readUInt32BE(at) : bytes.readUInt16BE(at)
  const head = at + (wide ? 4 : 2)
  if (count === 0) return { items: [], end: head }
  const size = bytes.readUInt8(head)
  if (size < 1 || size > 4 || head + size * (count + 1) > bytes.length)
    throw new RangeError('a list of a font')
  const offset = (index: number) => bytes.readUIntBE(head + 1 + size * index, size)
  const base = head + size * (count + 1)
  const items = Array.from({ length: count }, (_, index): Range => {
    const range = [base + offset(index), base + offset(index + 1)] as const
    if (range[0] > range[1] || range[1] > bytes.length) throw new RangeError('a list of a font')
    return range
  })
  return { items, end: base + offset(count) }
}

/** The numbers of a dictionary before each of its operators. Fractions are not needed. */
function readDictionary(bytes: Buffer): Map<number, number[]> {
  const from = new Bytes(bytes)
  const found = new Map<number, number[]>()
  let numbers: number[] = []
  for (let left = bytes.length; left > 0; left = from.rest().length) {
    const byte = from.byte()
    if (byte === 30) {
      let nibbles = 0
      while ((nibbles & 0x0f) !== 0x0f) nibbles = from.byte()
      numbers.push(0)
    } else if (byte === 28) numbers.push(from.int16())
    else if (byte === 29) numbers.push(from.uint32() | 0)
    else if (byte >= 247 && byte <= 250) numbers.push((byte - 247) * 256 + from.byte() + 108)
    else if (byte >= 251 && byte <= 254) numbers.push(-(byte - 251) * 256 - from.byte() - 108)
    else if (byte >= 32) numbers.push(byte - 139)
    else {
      found.set(byte === 12 ? 1200 + from.byte() : byte, numbers)
      numbers = []
    }
  }
  return found
}

/** Which of the private dictionaries a glyph has: FDSelect. */
function readSelect(bytes: Buffer, at: number): (glyph: number) => number {
  const format = bytes.readUInt8(at)
  if (format === 0) return (glyph) => bytes.readUInt8(at + 1 + glyph)
  const wide = format === 4
  const [head, first, second] = wide ? [5, 4, 2] : [3, 2, 1]
  const count = bytes.readUIntBE(at + 1, wide ? 4 : 2)
  const step = first + second
  if (at + head + step * count > bytes.length) throw new RangeError('the dictionaries of a font')
  const starts = Array.from({ length: count }, (_, index) =>
    bytes.readUIntBE(at + head + step * index, first),
  )
  return (glyph) => {
    const index = starts.findLastIndex((start) => start <= glyph)
    return bytes.readUIntBE(at + head + step * index + first, second)
  }
}

/** How many weights each list of variations has: an item variation store, with two bytes of length before it. */
function readRegions(bytes: Buffer, at: number | undefined): number[] {
  if (at === undefined) return []
  const store = at + 2
  const count = bytes.readUInt16BE(store + 6)
  return Array.from({ length: count }, (_, index) =>
    bytes.readUInt16BE(store + bytes.readUInt32BE(store + 8 + 4 * index) + 4),
  )
}

/** Reads the table of a font whose outlines are programs (OpenType, `CFF ` and `CFF2`). Throws where it is broken. */
export function readCff(bytes: Buffer): CffTable {
  const version = bytes.readUInt8(0)
  const head = bytes.readUInt8(2)
  const list = (at: number) => readList(bytes, at, version)
  const part = ([from, to]: Range) => readDictionary(bytes.subarray(from, to))
  const tops = version === 2 ? [] : list(list(head).end)
  const topEnd = head + (version === 2 ? bytes.readUInt16BE(3) : 0)
  const own = version === 2 ? ([version + 3, topEnd] as const) : (tops as List).items[0]
  if (!own) throw new RangeError('a font without a dictionary')
  const top = part(own)
  const shared = list(version === 2 ? topEnd : list((tops as List).end).end).items
  const [glyphsAt] = top.get(operator.glyphs) ?? []
  if (glyphsAt === undefined) throw new RangeError('a font without glyphs')
  const counts = readRegions(bytes, top.get(operator.store)?.[0])
  const readOwn = (dictionary: Map<number, number[]>): Own => {
    const [size = 0, at = 0] = dictionary.get(operator.private) ?? []
    const inner = part([at, at + size])
    const [subroutinesAt] = inner.get(operator.subroutines) ?? []
    const first = inner.get(operator.variation)?.[0] ?? 0
    return {
      subroutines: subroutinesAt === undefined ? [] : list(at + subroutinesAt).items,
      regions: (index = first) => counts[index] ?? 0,
    }
  }
  const [fontsAt] = top.get(operator.fonts) ?? []
  const [selectAt] = top.get(operator.select) ?? []
  const owns = fontsAt === undefined ? [readOwn(top)] : list(fontsAt).items.map((each) => readOwn(part(each)))
  const select = selectAt === undefined ? () => 0 : readSelect(bytes, selectAt)
  const ownOf = (glyph: number): Own => {
    const found = owns[select(glyph)]
    if (!found) throw new RangeError(`glyph ${glyph} has no dictionary`)
    return found
  }
  return { version, bytes, glyphs: list(glyphsAt).items, shared, ownOf }
}
