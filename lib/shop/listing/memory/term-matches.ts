import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { listingVersion } from '../index-rows/listing-version'
import { lexemesOf } from '../search/lexemes'
import { inputPart } from '../sql'
import {
  describedRows,
  everythingPart,
  fewProducts,
  mostDescribed,
  rowsOf,
  type TermQuery,
  wordsIn,
} from '../term-bits'
import { type Bits, bitsAt, both, compute, count, either, lasting, noneOf } from './bits'
import type { MarketIndex } from './load-index'
import { bitsOfLexeme, type WordBits } from './market-words'
import { type Lexemes, matchOpen } from './match-open'
import { placesIn } from './places'

/** `known` by all search words, `named` by names, brands and colours, `all` by descriptions too if few are known. */
export type Matches = { known: Bits; named: Bits; all: Bits }

/** What a word finds; `tells` is false for one without a lexeme, which every product has, but which finds none alone. */
type ToldBits = WordBits & { tells: boolean }

type DescribedRow = { version: number; ids: number[] }

const describedStatements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<DescribedRow>(sql`with ${sql.join([inputPart, everythingPart(market)], sql`, `)}
      select ${listingVersion} as version, (select coalesce(json_agg(product_id), '[]') from (
        ${describedRows(market)} limit ${sql.raw(String(mostDescribed))}) t) as ids`),
)

const allOf = (list: readonly ToldBits[]): ToldBits =>
  list.reduce((a, b) => ({
    known: both(a.known, b.known),
    named: both(a.named, b.named),
    tells: a.tells || b.tells,
  }))

const anyOf = (list: readonly ToldBits[]): ToldBits =>
  list.reduce((a, b) => ({
    known: either(a.known, b.known),
    named: either(a.named, b.named),
    tells: a.tells || b.tells,
  }))

/** The products of a term without prefixes: what the parts of the statement, `termParts`, find for it. */
function matchWhole(term: TermQuery, { all, words }: MarketIndex, lexemes: Lexemes): WordBits | null {
  const { parts, slots, words: asked } = rowsOf(term)
  const found = asked.map(({ asked: word }): ToldBits => {
    const lexeme = lexemes.get(word) ?? null
    return lexeme === null
      ? { known: all, named: all, tells: false }
      : { ...bitsOfLexeme(words, lexeme, false), tells: true }
  })
  const wordsOf = (list: readonly { n: number }[]) => list.flatMap(({ n }) => found[n] ?? [])
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
  return readings.length === 0 ? null : anyOf(readings)
}

/** The products that have the words of a term, apart from descriptions. */
function knownBy(term: TermQuery, index: MarketIndex, lexemes: Lexemes): Omit<Matches, 'all'> {
  const found = term.isOpen
    ? matchOpen(index.words, term.readings, lexemes)
    : matchWhole(term, index, lexemes)
  if (!found) return { known: noneOf(index.segments.length), named: noneOf(index.segments.length) }
  return { known: both(found.known, index.all), named: both(found.named, index.all) }
}

/**
 * The matches of a term. `stale` if the database has another version than the index; undefined if the index does not tell,
 * because a word is more than one lexeme.
 */
export async function matchesOf(
  db: Database,
  market: Market,
  index: MarketIndex,
  term: TermQuery,
): Promise<Matches | 'stale' | undefined> {
  const lexemes = await lexemesOf(db, market.language, wordsIn(term.readings))
  if (!lexemes) return undefined
  const { known, named } = compute(() => {
    const found = knownBy(term, index, lexemes)
    return { known: lasting(found.known), named: lasting(found.named) }
  })
  if (!term.withDescriptions || count(known) >= fewProducts) return { known, named, all: known }
  const [row] = await describedStatements(market).run(db, {
    input: JSON.stringify({ everything: term.all }),
  })
  if (row?.version !== index.version) return 'stale'
  const placeOf = placesIn(index.segments)
  const described = bitsAt(
    row.ids.flatMap((id) => placeOf(id) ?? []),
    index.segments.length,
  )
  return { known, named, all: either(known, both(described, index.all)) }
}
