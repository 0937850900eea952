/**
 * A set of products: a bit for each place, in the order of PostgreSQL's `bit`, whose first bit is the highest of its
 * byte. Sets of one market have the same length.
 */
export type Bits = Uint32Array<ArrayBuffer>

/** Products in a segment: the width of `listing_bits.bits`. */
export const segmentSize = 8192
const segmentBytes = segmentSize / 8
/** `bit_send` gives the number of bits first. */
const headerBytes = 4

/** Arrays of a length that computations use, and how many of them the one under way has taken. */
type Scratch = { arrays: Bits[]; taken: number }

const scratches = new Map<number, Scratch>()
const scratchArrays = new WeakSet<Bits>()
let isComputing = false
/** What a computation takes beyond this is not kept for the next one. */
const mostArrays = 256
/** Lengths change with the catalogue: those of before are forgotten in the end. */
const mostLengths = 32

/**
 * Computes with sets in memory that the next computation uses again: the sets of each search anew would have the garbage
 * collector mark the whole heap several times in a second. A set that is returned or kept must be a copy, by `lasting`.
 */
export function compute<T>(work: () => T): T {
  if (isComputing) return work()
  isComputing = true
  try {
    return work()
  } finally {
    isComputing = false
    if (scratches.size > mostLengths) scratches.clear()
    for (const scratch of scratches.values()) scratch.taken = 0
  }
}

/** Whether a set stays what it is after the computation. */
export const isLasting = (bits: Bits): boolean => !scratchArrays.has(bits)

/** A set that stays what it is: a copy of one of the computation. */
export const lasting = (bits: Bits): Bits => (isLasting(bits) ? bits : bits.slice())

/** An array with anything in it. */
function takeArray(length: number): Bits {
  if (!isComputing) return new Uint32Array(length)
  const scratch = scratches.get(length) ?? { arrays: [], taken: 0 }
  scratches.set(length, scratch)
  const array = scratch.arrays[scratch.taken] ?? new Uint32Array(length)
  if (scratch.taken < mostArrays) scratch.arrays[scratch.taken] = array
  scratch.taken += 1
  scratchArrays.add(array)
  return array
}

export const noneOf = (segments: number): Bits => takeArray((segments * segmentBytes) / 4).fill(0)

/** The number of segments of a set. */
export const segmentsOf = (bits: Bits): number => bits.byteLength / segmentBytes

/** Copies a segment as `bit_send` gives it to its place in a set. */
export function putSegment(bits: Bits, place: number, sent: Uint8Array): void {
  new Uint8Array(bits.buffer).set(sent.subarray(headerBytes), place * segmentBytes)
}

// Plain loops: a call for each word takes several times as long.

export function both(a: Bits, b: Bits): Bits {
  const result = takeArray(a.length)
  for (let at = 0; at < a.length; at += 1) result[at] = (a[at] as number) & (b[at] as number)
  return result
}

export function either(a: Bits, b: Bits): Bits {
  const result = takeArray(a.length)
  for (let at = 0; at < a.length; at += 1) result[at] = (a[at] as number) | (b[at] as number)
  return result
}

export function without(a: Bits, b: Bits): Bits {
  const result = takeArray(a.length)
  for (let at = 0; at < a.length; at += 1) result[at] = (a[at] as number) & ~(b[at] as number)
  return result
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of products that are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] as number) & (b[at] as number)
    if (word !== 0) sum += ones(word)
  }
  return sum
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false
  return true
}

export const count = (bits: Bits): number => countBoth(bits, bits)

/** Adds the products at some places to a set, and gives it back. */
export function addPlaces(bits: Bits, places: Iterable<number>): Bits {
  const bytes = new Uint8Array(bits.buffer)
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] as number) | (128 >> (place & 7))
  return bits
}

/** The set of the products at some places. */
export const bitsAt = (places: Iterable<number>, segments: number): Bits =>
  addPlaces(noneOf(segments), places)

/** The places of a set, ascending. `size` is their number, if it is known. In a computation they end with it. */
export function placesOf(bits: Bits, size = count(bits)): Uint32Array<ArrayBuffer> {
  const found = isComputing ? takeArray(bits.length * 32).subarray(0, size) : new Uint32Array(size)
  // Big-endian, so that the first place of a word is its highest bit.
  const words = new DataView(bits.buffer)
  let next = 0
  for (let at = 0; at < bits.length; at += 1) {
    if (bits[at] === 0) continue
    for (let word = words.getUint32(at * 4); word !== 0; ) {
      const bit = Math.clz32(word)
      found[next] = at * 32 + bit
      next += 1
      word &= ~(0x80000000 >>> bit)
    }
  }
  return found
}

/** Whether the product at a place is in a set. */
export function testerOf(bits: Bits): (place: number) => boolean {
  const bytes = new Uint8Array(bits.buffer)
  return (place) => ((bytes[place >> 3] ?? 0) & (128 >> (place & 7))) !== 0
}
