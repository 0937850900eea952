import { brotliDecompressSync } from 'node:zlib'
import { Bytes } from './bytes'
import { readGlyphs } from './glyphs'
import { tagNames } from './tag-names'

export type Font = { flavour: number; tables: Map<string, Buffer> }

type Entry = { tag: string; length: number; isTransformed: boolean }

/** Section 4.1 of WOFF2: a table by its number or its name, and whether it is stored in another form. */
function readEntry(from: Bytes): Entry {
  const flags = from.byte()
  const number = flags & 0x3f
  const tag = number === 63 ? from.part(4).toString('latin1') : (tagNames[number] ?? '')
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  const length = from.base128()
  return { tag, length: isTransformed ? from.base128() : length, isTransformed }
}

/** Section 5.4 of WOFF2: widths whose left sides are those of the outlines. */
function readWidths(transformed: Buffer, wide: number, lefts: readonly number[]): Buffer {
  const from = new Bytes(transformed)
  const flags = from.byte()
  const advances = Array.from({ length: wide }, () => from.uint16())
  const isStored = (bit: number) => (flags & bit) === 0
  const own = advances.map((_, index) => (isStored(1) ? from.int16() : (lefts[index] ?? 0)))
  const others = lefts.slice(wide).map((left) => (isStored(2) ? from.int16() : left))
  const table = Buffer.alloc(4 * wide + 2 * others.length)
  advances.forEach((advance, index) => {
    table.writeUInt16BE(advance, 4 * index)
    table.writeInt16BE(own[index] ?? 0, 4 * index + 2)
  })
  others.forEach((left, index) => {
    table.writeInt16BE(left, 4 * wide + 2 * index)
  })
  return table
}

function readTables(entries: readonly Entry[], data: Bytes): Map<string, Buffer> {
  const stored = entries.map((entry) => ({ ...entry, bytes: data.part(entry.length) }))
  const tables = new Map(stored.map(({ tag, bytes }) => [tag, bytes]))
  const bytesOf = (name: string) =>
    stored.find(({ tag, isTransformed }) => tag === name && isTransformed)?.bytes
  const outlines = bytesOf('glyf')
  if (!outlines) return tables
  const { glyf, loca, lefts } = readGlyphs(outlines)
  tables.set('glyf', glyf).set('loca', loca)
  // Offsets of whole bytes; this table must not be changed where it lies.
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54))
  head.writeInt16BE(1, 50)
  tables.set('head', head)
  const widths = bytesOf('hmtx')
  const wide = tables.get('hhea')?.readUInt16BE(34) ?? 0
  if (widths) tables.set('hmtx', readWidths(widths, wide, lefts))
  return tables
}

/** OpenType, `head`: what the sum of a whole file is taken from, and where the result stands. */
const wholeSum = 0xb1b0afba
const sumAt = 8

const directory = { head: 12, entry: 16 }

function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** The tables of a font as an OpenType file. */
export function writeFont({ flavour, tables }: Font): Buffer {
  const power = Math.floor(Math.log2(tables.size))
  const head = Buffer.alloc(directory.head + directory.entry * tables.size)
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(tables.size, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.size - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let adjustmentAt: number | undefined
  let at = head.length
  for (const [index, [tag, table]] of [...tables]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .entries()) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    if (tag === 'head') {
      padded.writeUInt32BE(0, sumAt)
      adjustmentAt = at + sumAt
    }
    const place = directory.head + directory.entry * index
    head.write(tag, place, 'latin1')
    head.writeUInt32BE(sumOf(padded), place + 4)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(table.length, place + 12)
    parts.push(padded)
    at += padded.length
  }
  const file = Buffer.concat(parts)
  if (adjustmentAt !== undefined) file.writeUInt32BE((wholeSum - sumOf(file)) >>> 0, adjustmentAt)
  return file
}

/** More than any typeface has; a file could say that it unpacks to any size. */
const mostBytes = 32 * 1024 * 1024

/** The tables of a font of WOFF2 (https://www.w3.org/TR/WOFF2/) as OpenType has them. */
export function readWoff2(woff2: Buffer): Font {
  const from = new Bytes(woff2)
  from.part(4)
  const flavour = from.uint32()
  from.part(4)
  const count = from.uint16()
  from.part(6)
  const packed = from.uint32()
  from.part(24)
  const entries = Array.from({ length: count }, () => readEntry(from))
  const data = brotliDecompressSync(from.part(packed), { maxOutputLength: mostBytes })
  return { flavour, tables: readTables(entries, new Bytes(data)) }
}
