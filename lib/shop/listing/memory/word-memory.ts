import { type Bits, bitsAt, count, placesOf } from './bits'

/** What a word finds: by all search words, and by names, brands and colours. */
export type WordBits = {
  known: Bits
  named: Bits
  /** False for a word without lexemes, which every product has, but which finds none alone. */
  tells: boolean
}

/** For the words of one market. */
const mostBytes = 8 * 1024 * 1024
/** A key and what belongs to an entry of a map. */
const entryBytes = 200

type Packed = { places: Uint32Array } | { bits: Bits }
type Kept = { known: Packed; named: Packed; tells: boolean }

/** Few products are kept as a list. */
const pack = (bits: Bits): Packed => (count(bits) < bits.length ? { places: placesOf(bits) } : { bits })

const unpack = (packed: Packed, segments: number): Bits =>
  'bits' in packed ? packed.bits : bitsAt(packed.places, segments)

const bytesOf = (packed: Packed) => ('bits' in packed ? packed.bits : packed.places).byteLength
const sizeOf = ({ known, named }: Kept) => bytesOf(known) + bytesOf(named) + entryBytes

/** The products of the words that were searched for last, as many as fit. */
export class WordMemory {
  private readonly kept = new Map<string, Kept>()
  private bytes = 0

  constructor(private readonly segments: number) {}

  get(key: string): WordBits | undefined {
    const found = this.kept.get(key)
    if (!found) return undefined
    this.kept.delete(key)
    this.kept.set(key, found)
    const { known, named, tells } = found
    return { known: unpack(known, this.segments), named: unpack(named, this.segments), tells }
  }

  set(key: string, { known, named, tells }: WordBits): void {
    if (this.kept.has(key)) return
    const kept = { known: pack(known), named: pack(named), tells }
    this.kept.set(key, kept)
    this.bytes += sizeOf(kept)
    for (const [oldest, gone] of this.kept) {
      if (this.bytes <= mostBytes) return
      this.kept.delete(oldest)
      this.bytes -= sizeOf(gone)
    }
  }
}
