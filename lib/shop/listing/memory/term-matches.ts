import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { listingVersion } from '../index-rows/listing-version'
import { inputPart } from '../sql'
import {
  type AskedWord,
  describedRows,
  everythingPart,
  fewProducts,
  mostDescribed,
  rowsOf,
  type TermQuery,
  wordParts,
} from '../term-bits'
import { type Bits, bitsAt, both, count, either, noneOf, putSegment, without } from './bits'
import { type MarketIndex, placesIn } from './load-index'
import type { WordBits } from './word-memory'

/** `known` by all search words, `named` by names, brands and colours, `all` by descriptions too if few are known. */
export type Matches = { known: Bits; named: Bits; all: Bits }

type WordRow = {
  version: number
  words: { n: number; segment: number; known: string; named: string | null }[]
  tells: { n: number; tells: boolean }[]
}
type DescribedRow = { version: number; ids: number[] }

export const wordStatements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<WordRow>(sql`with ${sql.join([inputPart, ...wordParts(market)], sql`, `)}
      select ${listingVersion} as version,
        (select coalesce(json_agg(json_build_object('n', n, 'segment', segment,
            'known', encode(bit_send(known), 'base64'), 'named', encode(bit_send(named), 'base64'))), '[]')
          from (select n, segment, bit_or(known) as known, bit_or(named) as named from word
            where segment >= 0 group by n, segment) w) as words,
        (select coalesce(json_agg(json_build_object('n', n, 'tells', numnode(asked) > 0)), '[]') from asked) as tells`),
)

const describedStatements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<DescribedRow>(sql`with ${sql.join([inputPart, everythingPart(market)], sql`, `)}
      select ${listingVersion} as version, (select coalesce(json_agg(product_id), '[]') from (
        ${describedRows(market)} limit ${sql.raw(String(mostDescribed))}) t) as ids`),
)

const keyOf = ({ asked, named }: AskedWord) => `${asked} ${named}`

/** The bits of words that are not in memory. Undefined if the database has another version. */
async function readWords(
  db: Database,
  market: Market,
  { version, segments }: MarketIndex,
  asked: readonly AskedWord[],
): Promise<WordBits[] | undefined> {
  const [row] = await wordStatements(market).run(db, { input: JSON.stringify({ words: asked }) })
  if (row?.version !== version) return undefined
  const places = new Map(segments.map((segment, place) => [segment, place]))
  const rows = Map.groupBy(row.words, ({ n }) => n)
  return asked.map((word): WordBits => {
    const known = noneOf(segments.length)
    const named = noneOf(segments.length)
    for (const { segment, ...bits } of rows.get(word.n) ?? []) {
      const place = places.get(segment)
      if (place === undefined) continue
      putSegment(known, place, Buffer.from(bits.known, 'base64'))
      if (bits.named) putSegment(named, place, Buffer.from(bits.named, 'base64'))
    }
    return { known, named, tells: row.tells.find(({ n }) => n === word.n)?.tells ?? false }
  })
}

/** The bits of words, from memory or the database. Undefined if the database has another version. */
async function bitsOfWords(
  db: Database,
  market: Market,
  index: MarketIndex,
  asked: readonly AskedWord[],
): Promise<WordBits[] | undefined> {
  const found = asked.map((word) => index.words.get(keyOf(word)))
  const missing = asked.filter((_, place) => found[place] === undefined)
  const read = missing.length > 0 ? await readWords(db, market, index, missing) : []
  if (!read) return undefined
  for (const [place, word] of missing.entries()) if (read[place]) index.words.set(keyOf(word), read[place])
  return found.flatMap((bits) => bits ?? read.shift() ?? [])
}

const allOf = (list: readonly WordBits[]): WordBits =>
  list.reduce((a, b) => ({
    known: both(a.known, b.known),
    named: both(a.named, b.named),
    tells: a.tells || b.tells,
  }))

const anyOf = (list: readonly WordBits[]): WordBits =>
  list.reduce((a, b) => ({
    known: either(a.known, b.known),
    named: either(a.named, b.named),
    tells: a.tells || b.tells,
  }))

/** The products that have the words of a term, apart from descriptions. */
function knownBy(term: TermQuery, words: readonly WordBits[], { all }: MarketIndex): Omit<Matches, 'all'> {
  const { parts, slots } = rowsOf(term)
  const wordsOf = (list: readonly { n: number }[]) => list.flatMap(({ n }) => words[n] ?? [])
  const slotBits = Map.groupBy(parts, ({ slot }) => slot)
  const bitsOfSlot = new Map(
    [...slotBits].map(([slot, own]) => {
      const alternatives = [...Map.groupBy(own, ({ alternative }) => alternative).values()]
      return [slot, anyOf(alternatives.map((list) => allOf(wordsOf(list))))]
    }),
  )
  const readings = [...Map.groupBy(slots, ({ reading }) => reading).values()]
    .map((own) => allOf(own.flatMap(({ slot }) => bitsOfSlot.get(slot) ?? [])))
    .filter(({ tells }) => tells)
  if (readings.length === 0) return { known: without(all, all), named: without(all, all) }
  const { known, named } = anyOf(readings)
  return { known: both(known, all), named: both(named, all) }
}

/** The matches of a term. Undefined if the database has another version than the index. */
export async function matchesOf(
  db: Database,
  market: Market,
  index: MarketIndex,
  term: TermQuery,
): Promise<Matches | undefined> {
  const words = await bitsOfWords(db, market, index, rowsOf(term).words)
  if (!words) return undefined
  const { known, named } = knownBy(term, words, index)
  if (!term.withDescriptions || count(known) >= fewProducts) return { known, named, all: known }
  const [row] = await describedStatements(market).run(db, {
    input: JSON.stringify({ everything: term.all }),
  })
  if (row?.version !== index.version) return undefined
  const placeOf = placesIn(index.segments)
  const described = bitsAt(
    row.ids.flatMap((id) => placeOf(id) ?? []),
    index.segments.length,
  )
  return { known, named, all: either(known, both(described, index.all)) }
}
