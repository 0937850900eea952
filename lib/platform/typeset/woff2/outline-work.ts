import { assertProgramsEnd } from './charstring-work'
import { EndlessTypeface } from './endless-typeface'
import type { Font } from './font-file'

/** More than any typeface has: its letters are made of a sign and a letter, and those rarely of others. */
const mostDepth = 16
/** What the number of a point can say in a glyph of OpenType. */
const mostPoints = 65_535
/** Points of all glyphs, each as often as it is moved: a second or two of a processor. Those of Google Fonts have 300,000 at most. */
const mostWork = 2_000_000
/** What a glyph takes even if it has no points. */
const least = 16

/** OpenType, `glyf`: the flags of a part of a composite outline, and the bytes that its scale takes. */
const flag = { words: 0x01, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const

const scaleBytes = (flags: number) =>
  flags & flag.scale ? 2 : flags & flag.twoScales ? 4 : flags & flag.matrix ? 8 : 0

/** Where each glyph of `glyf` begins, and the end of the last. */
function offsetsOf({ tables }: Font): number[] {
  const loca = tables.get('loca') ?? Buffer.alloc(0)
  const isLong = tables.get('head')?.readInt16BE(50) === 1
  return isLong
    ? Array.from({ length: loca.length >> 2 }, (_, index) => loca.readUInt32BE(4 * index))
    : Array.from({ length: loca.length >> 1 }, (_, index) => 2 * loca.readUInt16BE(2 * index))
}

/** How often the points of each glyph are moved for a weight: once for each of its regions of weights. */
function readRegions({ tables }: Font): (glyph: number) => number {
  const gvar = tables.get('gvar')
  if (!gvar) return () => 0
  const [count, flags, data] = [gvar.readUInt16BE(12), gvar.readUInt16BE(14), gvar.readUInt32BE(16)]
  const offset = (index: number) =>
    flags & 1 ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index)
  return (glyph) =>
    glyph < count && offset(glyph + 1) > offset(glyph) ? gvar.readUInt16BE(data + offset(glyph)) & 0x0fff : 0
}

function partsOf(glyph: Buffer): number[] {
  const parts: number[] = []
  let at = 10
  let flags: number = flag.more
  while (flags & flag.more) {
    flags = glyph.readUInt16BE(at)
    parts.push(glyph.readUInt16BE(at + 2))
    at += 4 + (flags & flag.words ? 4 : 2) + scaleBytes(flags)
  }
  return parts
}

type Whole = { points: number; work: number; depth: number }

/** Throws where drawing a typeface would not end, whichever way its outlines are written. */
export function assertDrawable(font: Font): void {
  for (const tag of ['CFF ', 'CFF2']) {
    const programs = font.tables.get(tag)
    if (programs) assertProgramsEnd(programs)
  }
  assertCompositesEnd(font)
}

/**
 * Throws where the outlines of a typeface are made of so many others, one within another, that drawing them would not end:
 * a file of some kilobytes can say that a glyph is twice another, and that one twice a third.
 */
function assertCompositesEnd(font: Font): void {
  const glyf = font.tables.get('glyf')
  if (!glyf) return
  const offsets = offsetsOf(font)
  const regionsOf = readRegions(font)
  const known = new Map<number, Whole>()
  const wholeOf = (id: number, level: number): Whole => {
    if (level > mostDepth)
      throw new EndlessTypeface('glyphs are made of others too often, one within another')
    const seen = known.get(id)
    if (seen) return seen
    const [from, to] = [offsets[id], offsets[id + 1]]
    if (from === undefined || to === undefined) throw new RangeError(`glyph ${id} is missing`)
    const moved = 1 + regionsOf(id)
    const whole: Whole = { points: 0, work: least, depth: 1 }
    const glyph = glyf.subarray(from, to)
    const contours = glyph.length > 0 ? glyph.readInt16BE(0) : 0
    if (contours > 0) {
      whole.points = glyph.readUInt16BE(8 + 2 * contours) + 1
      whole.work += whole.points * moved
    } else if (contours < 0) {
      const parts = partsOf(glyph)
      whole.work += parts.length * moved
      for (const each of parts) {
        const inner = wholeOf(each, level + 1)
        whole.points += inner.points
        whole.work += inner.work + inner.points
        whole.depth = Math.max(whole.depth, inner.depth + 1)
      }
    }
    if (whole.depth > mostDepth)
      throw new EndlessTypeface('glyphs are made of others too often, one within another')
    if (whole.points > mostPoints) throw new EndlessTypeface(`a glyph has more than ${mostPoints} points`)
    known.set(id, whole)
    return whole
  }
  let work = 0
  for (let id = 0; id + 1 < offsets.length; id += 1) work += wholeOf(id, 1).work
  if (work > mostWork) throw new EndlessTypeface('glyphs have more points than can be drawn')
}
