import { Bytes } from './bytes'

/** Section 5.1 of WOFF2: the outlines of a font, whose parts of one kind stand together. */
type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'instructions', Bytes>
export type Point = { x: number; y: number; isOnCurve: boolean }
type Box = Buffer

const signed = (flag: number, value: number) => (flag & 1 ? value : -value)

/** Section 5.2 of WOFF2: how far a point is from the one before it. */
function readStep(code: number, from: Bytes): [number, number] {
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + from.byte())]
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + from.byte()), 0]
  if (code < 84) {
    const base = code - 20
    const byte = from.byte()
    return [
      signed(code, 1 + (base & 0x30) + (byte >> 4)),
      signed(code >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f)),
    ]
  }
  if (code < 120) {
    const base = code - 84
    const x = signed(code, 1 + (Math.floor(base / 12) << 8) + from.byte())
    return [x, signed(code >> 1, 1 + (((base % 12) >> 2) << 8) + from.byte())]
  }
  if (code < 124) {
    const [one, two, three] = [from.byte(), from.byte(), from.byte()]
    return [signed(code, (one << 4) + (two >> 4)), signed(code >> 1, ((two & 0x0f) << 8) + three)]
  }
  return [signed(code, from.uint16()), signed(code >> 1, from.uint16())]
}

function readPoints(count: number, { flags, glyphs }: Streams): Point[] {
  let x = 0
  let y = 0
  return Array.from({ length: count }, () => {
    const flag = flags.byte()
    const [right, up] = readStep(flag & 0x7f, glyphs)
    x += right
    y += up
    return { x, y, isOnCurve: flag >> 7 === 0 }
  })
}

const words = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * 2)
  })
  return bytes
}

const boxAround = (points: readonly Point[]): Box => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return words([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
}

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

type Outline = {
  points: readonly Point[]
  ends: readonly number[]
  instructions?: Buffer
  box?: Box | undefined
}

/** OpenType, `glyf`: an outline, its points as whole words. */
function writeOutline({ points, ends, instructions = Buffer.alloc(0), box }: Outline): Buffer {
  return Buffer.concat([
    words([ends.length]),
    box ?? boxAround(points),
    words([...ends, instructions.length]),
    instructions,
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    words(steps(points.map(({ x }) => x))),
    words(steps(points.map(({ y }) => y))),
  ])
}

function simpleGlyph(contours: number, streams: Streams, box: Box | undefined): Buffer {
  let count = 0
  const ends = Array.from({ length: contours }, () => {
    count += streams.points.short()
    return count - 1
  })
  const points = readPoints(count, streams)
  const instructions = streams.instructions.part(streams.glyphs.short())
  return writeOutline({ points, ends, instructions, box })
}

/** OpenType, `glyf`: the flags of a part of a composite outline. */
const part = {
  words: 0x01,
  scale: 0x08,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
  instructions: 0x100,
} as const

function compositeGlyph({ composites, glyphs, instructions }: Streams, box: Box | undefined): Buffer {
  const pieces: Buffer[] = []
  let flags: number = part.more
  let hasInstructions = false
  while (flags & part.more) {
    flags = composites.uint16()
    hasInstructions ||= (flags & part.instructions) !== 0
    const scales = flags & part.matrix ? 8 : flags & part.twoScales ? 4 : flags & part.scale ? 2 : 0
    pieces.push(words([flags]), composites.part(2 + (flags & part.words ? 4 : 2) + scales))
  }
  const length = hasInstructions ? glyphs.short() : 0
  const end = hasInstructions ? [words([length]), instructions.part(length)] : []
  return Buffer.concat([words([-1]), box ?? Buffer.alloc(8), ...pieces, ...end])
}

const padded = (glyph: Buffer) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])

/** The outlines of a font as its tables, and where each glyph begins on the left. */
export type Glyphs = { glyf: Buffer; loca: Buffer; lefts: number[] }

function tablesOf(glyphs: readonly Buffer[]): Glyphs {
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  const outlines = glyphs.map(padded)
  let at = 0
  for (const [index, outline] of outlines.entries()) {
    at += outline.length
    loca.writeUInt32BE(at, 4 * (index + 1))
  }
  const lefts = glyphs.map((glyph) => (glyph.length > 0 ? glyph.readInt16BE(2) : 0))
  return { glyf: Buffer.concat(outlines), loca, lefts }
}

/** The tables `glyf` and `loca`, with long offsets, of glyphs given as their contours. */
export const writeGlyphs = (glyphs: readonly (readonly (readonly Point[])[])[]): Glyphs =>
  tablesOf(
    glyphs.map((contours) => {
      if (contours.length === 0) return Buffer.alloc(0)
      let count = 0
      const ends = contours.map((contour) => {
        count += contour.length
        return count - 1
      })
      return writeOutline({ points: contours.flat(), ends })
    }),
  )

/** The tables `glyf` and `loca`, with long offsets, of a font whose outlines are stored in the form of WOFF2. */
export function readGlyphs(transformed: Buffer): Glyphs {
  const head = new Bytes(transformed)
  head.part(4)
  const count = head.uint16()
  head.part(2)
  const lengths = Array.from({ length: 7 }, () => head.uint32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = lengths.map(
    (length) => new Bytes(head.part(length)),
  ) as [Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes]
  const streams: Streams = { contours, points, flags, glyphs, composites, instructions }
  const hasBox = boxes.part(4 * Math.floor((count + 31) / 32))
  return tablesOf(
    Array.from({ length: count }, (_, index) => {
      const number = contours.int16()
      const box = (hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7)) ? boxes.part(8) : undefined
      if (number === 0) return Buffer.alloc(0)
      return number > 0 ? simpleGlyph(number, streams, box) : compositeGlyph(streams, box)
    }),
  )
}
