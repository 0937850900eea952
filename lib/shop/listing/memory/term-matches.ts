import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import { listingVersion } from '../index-rows/listing-version'
import { lexemesOf } from '../search/lexemes'
import { searchConfigs } from '../search/search-configs'
import { type TermQuery, wordsIn } from '../term-query'
import { atHome } from './at-home'
import { type Bits, bitsAt, both, compute, count, either, lasting, noneOf } from './bits'
import type { MarketIndex } from './load-index'
import { bitsOfLexeme } from './market-words'
import { matchWords } from './match-words'
import { placesIn } from './places'

/**
 * `known` by all search words, `named` by names, brands and colours, `all` by descriptions too if few are known. `home` are
 * those of the areas in which the term is at home, `some` what one of its words names, `whole` what each of them names, `begun` what has a word that begins as
 * the last one was typed.
 */
export type Matches = {
  known: Bits
  named: Bits
  all: Bits
  home: Bits
  some: Bits
  whole: Bits
  begun?: Bits
}

/** Below this number of matches, products that have the words in their description are added. */
const fewProducts = 24
/** A limit on matches by description: more take long to read and rank last anyway. */
const mostDescribed = 2_000

type DescribedRow = { version: number; ids: number[] }

/**
 * The products that have the words of a term in any of their texts. The term is in a part of its own: if the planner knew it,
 * it might consider it frequent and read the whole table.
 */
const describedStatements = memoize(
  (language: Language) => language,
  (language) =>
    new PreparedStatement<DescribedRow>(sql`
      with everything as materialized (
        select to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, ${sql.placeholder('term')}) as asked)
      select ${listingVersion} as version, (select coalesce(json_agg(product_id), '[]') from (
        select t.product_id from listing_texts t
        where t.words @@ (select asked from everything) and t.language = ${sql.raw(`'${language}'`)}
        limit ${sql.raw(String(mostDescribed))}) t) as ids`),
)

/** A search asks for the same words several times, narrowed more and more, and so do searches with other filters. */
const mostRemembered = 200

/** The answers of the statement above by the term, as long as the index of their version. */
const described = new WeakMap<MarketIndex, LRUCache<string, readonly number[]>>()

/** The products that have the words of a term in any of their texts. `stale` as below. */
async function describedBy(
  db: Database,
  { language }: Market,
  index: MarketIndex,
  term: string,
): Promise<readonly number[] | 'stale'> {
  const known = described.get(index) ?? new LRUCache({ max: mostRemembered })
  described.set(index, known)
  const before = known.get(term)
  if (before) return before
  const [row] = await describedStatements(language).run(db, { term })
  if (row?.version !== index.version) return 'stale'
  known.set(term, row.ids)
  return row.ids
}

/** The matches of a term. `stale` if the database has another version than the index. */
export async function matchesOf(
  db: Database,
  market: Market,
  index: MarketIndex,
  term: TermQuery,
): Promise<Matches | 'stale'> {
  const { all, segments, words } = index
  const lexemes = await lexemesOf(db, market.language, wordsIn(term.readings))
  const { known, named, some, whole } = compute(() => {
    const found = matchWords(words, term.readings, lexemes)
    const none = noneOf(segments.length)
    return {
      known: lasting(found ? both(found.known, all) : none),
      named: lasting(found ? both(found.named, all) : none),
      some: lasting(found ? both(found.some, all) : none),
      whole: lasting(found ? both(found.whole, all) : none),
    }
  })
  const { begun } = term
  if (begun !== undefined && !term.withDescriptions)
    return compute(() => {
      const own = lasting(bitsOfLexeme(words, begun, true).named)
      return { known, named, some, whole, all: known, home: known, begun: own }
    })
  if (!term.withDescriptions || count(known) >= fewProducts)
    return { known, named, some, whole, all: known, home: known }
  const ids = await describedBy(db, market, index, term.expression)
  if (ids === 'stale') return 'stale'
  const placeOf = placesIn(segments)
  const inTexts = bitsAt(
    ids.flatMap((id) => placeOf(id) ?? []),
    segments.length,
  )
  return compute(() => {
    const found = either(known, both(inTexts, all))
    const home = lasting(atHome(index, found))
    // A description that mentions a thing describes another one.
    return { known, named, some, whole, home, all: lasting(term.isOfThings ? either(known, home) : found) }
  })
}
