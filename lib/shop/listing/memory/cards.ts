import { currentMs } from '@/lib/platform/clock'
import type { ProductCard } from '@/schemas/shop'

/** A card in JSON, which takes a third of the memory, and when its product came online in milliseconds. */
export type KeptCard = { json: string; onlineSince: number }

/** Of the cards besides those of popular products, at two bytes a letter. */
const mostBytes = 8 * 1024 * 1024

const bytesOf = ({ json }: KeptCard) => json.length * 2

const newMs = 30 * 24 * 60 * 60 * 1000

/** A card as listings show it. */
export const shownCard = (card: ProductCard, onlineSince: number): ProductCard =>
  onlineSince > currentMs() - newMs ? { ...card, isNew: true } : card

/** The cards of popular products, and those that were read last, by place. */
export class Cards {
  private readonly read = new Map<number, KeptCard>()
  private bytes = 0

  constructor(private readonly popular: ReadonlyMap<number, KeptCard>) {}

  get(place: number): ProductCard | undefined {
    const popular = this.popular.get(place)
    const kept = popular ?? this.read.get(place)
    if (!kept) return undefined
    if (!popular) {
      this.read.delete(place)
      this.read.set(place, kept)
    }
    return shownCard(JSON.parse(kept.json), kept.onlineSince)
  }

  set(place: number, card: ProductCard, onlineSince: number): void {
    if (this.popular.has(place) || this.read.has(place)) return
    const kept: KeptCard = { json: JSON.stringify(card), onlineSince }
    this.read.set(place, kept)
    this.bytes += bytesOf(kept)
    for (const [oldest, gone] of this.read) {
      if (this.bytes <= mostBytes) return
      this.read.delete(oldest)
      this.bytes -= bytesOf(gone)
    }
  }

  /** A copy without the cards of some places, or with those that they have now if they are popular. */
  changed(places: readonly number[], now: ReadonlyMap<number, KeptCard>): Cards {
    const popular = new Map(this.popular)
    for (const place of places) {
      const card = now.get(place)
      if (popular.has(place) && card) popular.set(place, card)
      else popular.delete(place)
    }
    const copy = new Cards(popular)
    const gone = new Set(places)
    for (const [place, kept] of this.read) {
      if (gone.has(place)) continue
      copy.read.set(place, kept)
      copy.bytes += bytesOf(kept)
    }
    return copy
  }

  /** Of some places, those whose cards are kept as long as the index. */
  popularOf(places: readonly number[]): number[] {
    return places.filter((place) => this.popular.has(place))
  }
}
