import { type CffTable, type Own, type Range, readCff } from './cff-table'
import { EndlessTypeface } from './endless-typeface'

/** Type 2 charstring format, appendix B: how deep subroutines may call each other, and how many numbers may wait. */
const mostDepth = 10
const mostWaiting = { 1: 48, 2: 513 } as const
/** Numbers and operators of one glyph, each as often as it is read. Those of typefaces have some thousands at most. */
const mostOfGlyph = 250_000
/** The same of all glyphs: a second of a processor. Typefaces of thousands of signs have some hundred thousands. */
const mostWork = 8_000_000
/** What a call takes besides what is read in it. */
const callWork = 4

const call = { own: 10, shared: 29 } as const
/** Masks come with bytes behind them, a bit for each stem. */
const stems = new Set([1, 3, 18, 23, 19, 20])
const masks = new Set([19, 20])
const end = 14
/** The first operator of a program may have the width of its glyph before its own numbers. */
const mayHaveWidth = new Set([...stems, 4, 21, 22, end])

/**
 * How many numbers an operator takes. With others, readers of fonts leave some to the next operator, each in its own way,
 * and would not follow the program that is followed here. Operators of two bytes are 1200 and the second; of those that
 * calculate none is in a typeface, and they let a program choose its way.
 */
const takes: Readonly<Record<number, (count: number) => boolean>> = {
  ...Object.fromEntries([...stems].map((each) => [each, (count: number) => count % 2 === 0])),
  4: (count) => count === 1,
  5: (count) => count >= 2 && count % 2 === 0,
  6: (count) => count >= 1,
  7: (count) => count >= 1,
  8: (count) => count >= 6 && count % 6 === 0,
  [end]: (count) => count === 0 || count === 4,
  21: (count) => count === 2,
  22: (count) => count === 1,
  24: (count) => count >= 8 && count % 6 === 2,
  25: (count) => count >= 8 && count % 2 === 0,
  26: (count) => count >= 4 && count % 4 <= 1,
  27: (count) => count >= 4 && count % 4 <= 1,
  30: (count) => count >= 4 && count % 4 <= 1,
  31: (count) => count >= 4 && count % 4 <= 1,
  1200: (count) => count === 0,
  1234: (count) => count === 7,
  1235: (count) => count === 13,
  1236: (count) => count === 9,
  1237: (count) => count === 11,
}

const biasOf = ({ length }: readonly Range[]) => (length < 1240 ? 107 : length < 33_900 ? 1131 : 32_768)

/** A program of an outline that is followed, as a reader of fonts follows it. */
class Walk {
  #work = 0
  #waiting = 0
  #stems = 0
  /** The last number, where nothing stands between it and what is read next. */
  #last: number | undefined
  #variation: number | undefined
  #hasBegun = false
  #hasEnded = false

  constructor(
    readonly table: CffTable,
    readonly own: Own,
  ) {}

  /** Follows the program of a glyph; returns how much was read. */
  of(glyph: Range): number {
    this.#follow(glyph, 0)
    return this.#work
  }

  #add(work: number): void {
    this.#work += work
    if (this.#work > mostOfGlyph) throw new EndlessTypeface('a glyph has more operators than can be drawn')
  }

  #push(value: number): void {
    this.#waiting += 1
    this.#last = value
    if (this.#waiting > mostWaiting[this.table.version === 2 ? 2 : 1])
      throw new EndlessTypeface('a glyph has more numbers before an operator than there may be')
  }

  #pop(): number {
    const value = this.#last
    if (value === undefined) throw new EndlessTypeface('a glyph calculates what it does next')
    this.#waiting -= 1
    this.#last = undefined
    return value
  }

  #call(subroutines: readonly Range[], depth: number): void {
    const found = subroutines[this.#pop() + biasOf(subroutines)]
    if (!found) throw new RangeError('a subroutine is missing')
    if (depth >= mostDepth)
      throw new EndlessTypeface('subroutines call each other too often, one within another')
    this.#add(callWork)
    this.#follow(found, depth + 1)
    this.#last = undefined
  }

  /** CFF2: numbers for each weight become one each. */
  #blend(): void {
    const count = this.#pop()
    const each = this.own.regions(this.#variation) + 1
    if (count < 0 || count * each > this.#waiting)
      throw new RangeError('numbers of other weights are missing')
    this.#add(count * each)
    this.#waiting -= count * (each - 1)
  }

  #follow([from, to]: Range, depth: number): void {
    const { bytes, version, shared } = this.table
    let at = from
    while (at < to) {
      const byte = bytes.readUInt8(at)
      at += 1
      this.#add(1)
      if (byte >= 32 && byte < 247) this.#push(byte - 139)
      else if (byte >= 247 && byte < 255) {
        const second = bytes.readUInt8(at)
        at += 1
        this.#push(byte < 251 ? (byte - 247) * 256 + second + 108 : -(byte - 251) * 256 - second - 108)
      } else if (byte === 255) {
        this.#push(bytes.readInt32BE(at) / 65_536)
        at += 4
      } else if (byte === 28) {
        this.#push(bytes.readInt16BE(at))
        at += 2
      } else if (byte === call.own) this.#call(this.own.subroutines, depth)
      else if (byte === call.shared) this.#call(shared, depth)
      else if (byte === 11 && version === 1) return
      else if (byte === 15 && version === 2) this.#variation = this.#pop()
      else if (byte === 16 && version === 2) this.#blend()
      else if (byte === 12) {
        this.#draw(1200 + bytes.readUInt8(at))
        at += 1
      } else {
        this.#draw(byte)
        if (masks.has(byte)) at += (this.#stems + 7) >> 3
      }
    }
  }

  #draw(operator: number): void {
    const fits = takes[operator]
    if (!fits) throw new EndlessTypeface(`a glyph does what none does: ${operator}`)
    const isFirst = !this.#hasBegun && this.table.version === 1 && mayHaveWidth.has(operator)
    if (isFirst && !fits(this.#waiting)) this.#waiting -= 1
    this.#hasBegun = true
    if (this.#hasEnded || !fits(this.#waiting))
      throw new RangeError(`numbers before the operator ${operator}`)
    if (stems.has(operator)) this.#stems += this.#waiting >> 1
    this.#hasEnded = operator === end
    this.#waiting = 0
    this.#last = undefined
  }
}

/**
 * Throws where the programs of a font's outlines call so many subroutines, one within another, that drawing them would not
 * end: a file of some kilobytes can say that one calls another twice, and that one a third. Each program is followed once.
 */
export function assertProgramsEnd(table: Buffer): void {
  const cff = readCff(table)
  let work = 0
  for (const [id, glyph] of cff.glyphs.entries()) {
    work += new Walk(cff, cff.ownOf(id)).of(glyph)
    if (work > mostWork) throw new EndlessTypeface('glyphs have more operators than can be drawn')
  }
}
