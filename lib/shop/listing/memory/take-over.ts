import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { mostChanged, readChanges } from '../index-rows/listing-version'
import { changeArticles } from './articles'
import { type Bits, bitsAt, either, segmentsOf, testerOf, without } from './bits'
import { type IndexedValue, type MarketIndex, readValues, type ValuesAt } from './load-index'
import { changeWords } from './market-words'
import { changeOrders } from './orders'
import { idAt, placesIn } from './places'
import { loadPopular } from './read-cards'
import { type IndexedEntry, readIndexed } from './read-entries'
import { loadSuggestedBrands } from './suggested-words'

type PlacedEntry = { place: number; entry: IndexedEntry }

/** What has changed of an index: the places, as a set too, and what is at them now. */
type Changed = { places: number[]; set: Bits; entries: PlacedEntry[] }

/** Places by a number that their entries have several of. */
function placesBy(entries: readonly PlacedEntry[], numbersOf: (entry: IndexedEntry) => readonly number[]) {
  const found = new Map<number, number[]>()
  for (const { place, entry } of entries)
    for (const number of numbersOf(entry)) {
      const own = found.get(number) ?? []
      found.set(number, own)
      own.push(place)
    }
  return found
}

/**
 * A set with those of the changed places that belong to it now. One that had and has none of them stays the same object:
 * what is remembered of it, such as its counts, stays true.
 */
function changeSet(set: Bits, { places, set: changed }: Changed, own: readonly number[] = []): Bits {
  if (own.length === 0 && !places.some(testerOf(set))) return set
  return either(without(set, changed), bitsAt(own, segmentsOf(set)))
}

async function changeValues(db: Database, market: Market, index: MarketIndex, changed: Changed) {
  const own = placesBy(changed.entries, ({ facets }) => facets)
  const read = new Map((await readValues(db, market, [...own.keys()])).map((value) => [value.id, value]))
  const { starts, values: numbers } = index.valuesAt
  const had = new Set(
    changed.places.flatMap((place) => Array.from(numbers.subarray(starts[place], starts[place + 1]))),
  )
  const values = index.values.map((value, number): IndexedValue => {
    const now = read.get(value.id)
    if (!now && !had.has(number)) return value
    return { ...value, ...now, bits: changeSet(value.bits, changed, own.get(value.id)) }
  })
  const known = new Set(index.values.map(({ id }) => id))
  for (const [id, value] of read)
    if (!known.has(id)) values.push({ ...value, bits: bitsAt(own.get(id) ?? [], index.segments.length) })
  return values
}

/** The values by place, with those of the changed places anew; the same object where they are what they were. */
function changeValuesAt(
  before: ValuesAt,
  { places, entries }: Changed,
  values: readonly IndexedValue[],
): ValuesAt {
  const { starts, values: numbers } = before
  const numberOf = new Map(values.map(({ id }, number) => [id, number]))
  const now = new Map(
    entries.map(({ place, entry }) => [place, entry.facets.flatMap((id) => numberOf.get(id) ?? [])]),
  )
  const isSame = (place: number) => {
    const had = new Set(numbers.subarray(starts[place], starts[place + 1]))
    const own = now.get(place) ?? []
    return had.size === own.length && own.every((number) => had.has(number))
  }
  if (places.every(isSame)) return before
  const added = [...now.values()].reduce((sum, { length }) => sum + length, 0)
  const room = starts.length - 1
  const newStarts = new Uint32Array(room + 1)
  const found = new Uint32Array(numbers.length + added)
  let [from, end] = [0, 0]
  for (const place of [...places.toSorted((a, b) => a - b), room]) {
    const shift = end - (starts[from] as number)
    for (let at = from; at < place; at += 1) newStarts[at] = (starts[at] as number) + shift
    const kept = numbers.subarray(starts[from], starts[place])
    found.set(kept, end)
    end += kept.length
    newStarts[place] = end
    const own = now.get(place) ?? []
    found.set(own, end)
    end += own.length
    from = place + 1
  }
  return { starts: newStarts, values: found.slice(0, end) }
}

function changeCategories({ categories }: MarketIndex, changed: Changed): MarketIndex['categories'] {
  const own = placesBy(changed.entries, (entry) => entry.categories)
  return new Map(
    [...categories].map(([key, { id, isArea, bits }]) => [
      key,
      { id, isArea, bits: changeSet(bits, changed, own.get(id)) },
    ]),
  )
}

/**
 * How many changed products are read: reading a tenth of the catalogue costs less than reading all of it, and an import does
 * not change as many while an index is loaded.
 */
const mostRead = ({ orders }: MarketIndex) => Math.max(mostChanged, orders.relevancy.places.length / 10)

/**
 * The index with what has changed since: only the changed products are read, and what did not change is shared with the
 * index before. Undefined where that is more than some products, or a place that the index does not have.
 */
export async function takeOver(
  db: Database,
  market: Market,
  index: MarketIndex,
): Promise<MarketIndex | undefined> {
  const changes = await readChanges(db, index.version, mostRead(index))
  if (!changes) return undefined
  const { version, products } = changes
  if (products.length === 0) return { ...index, version }
  const placeOf = placesIn(index.segments)
  const entries = (await readIndexed(db, market, products)).map((entry) => ({
    entry,
    place: placeOf(entry.id),
  }))
  const isPlaced = (entry: (typeof entries)[number]): entry is PlacedEntry => entry.place !== undefined
  if (!entries.every(isPlaced)) return undefined
  const places = products.flatMap((id) => placeOf(id) ?? [])
  const changed: Changed = { places, set: bitsAt(places, index.segments.length), entries }
  const values = await changeValues(db, market, index, changed)
  const popular = index.cards.popularOf(places).map((place) => idAt(index.segments, place))
  const cards = await loadPopular(db, market, placeOf, popular)
  const brands = await loadSuggestedBrands(db, market)
  const writtenAt = new Map(entries.map(({ place, entry }) => [place, entry]))
  return {
    version,
    segments: index.segments,
    all: changeSet(
      index.all,
      changed,
      entries.map(({ place }) => place),
    ),
    categories: changeCategories(index, changed),
    values,
    valuesAt: changeValuesAt(index.valuesAt, changed, values),
    orders: changeOrders(index.orders, places, entries),
    articles: changeArticles(
      index.articles,
      places.map((place) => ({ place, article: writtenAt.get(place)?.article ?? undefined })),
    ),
    words: changeWords(
      index.words,
      places.map((place) => ({ place, words: '', writer: 0, ...wordsOf(writtenAt.get(place)) })),
    ),
    cards: index.cards.changed(places, cards),
    suggested: { ...index.suggested, brands },
  }
}

const wordsOf = (entry: IndexedEntry | undefined) => entry && { words: entry.words, writer: entry.writer }
