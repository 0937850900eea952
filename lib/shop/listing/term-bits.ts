import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { allBits, countOf, noBits } from './pieces'
import { bitsOf, bitsOfRows, partition, textSearch, value, valuesSegment } from './sql'

/**
 * A term as a query. Readings are alternatives. A reading is a list of slots that must all match, a slot a list of
 * alternatives of which one must match, an alternative a list of words that must all occur. `kinder wagen` has the
 * slots kinder and wagen in one reading, and the slot kinderwagen in another.
 */
export type TermQuery = {
  readings: readonly (readonly OpenSlot[])[]
  /** The same as `to_tsquery` expressions: over all fields, and over names, brands and colours. */
  all: string
  names: string
  /** Some words are prefixes: then products are found by `all` in one query. */
  isOpen: boolean
  /** If few products match, descriptions are searched as well. */
  withDescriptions: boolean
}
export type Slot = readonly (readonly string[])[]
/** Only the word itself, which is first in its slot, may be a prefix. */
export type OpenSlot = { slot: Slot; isPrefix: boolean }

/** All the words of some readings, each once. */
export const wordsIn = (readings: readonly (readonly OpenSlot[])[]): string[] => [
  ...new Set(readings.flatMap((slots) => slots.flatMap(({ slot }) => slot.flat()))),
]

/** Below this number of matches, products that have the words in their description are added. */
export const fewProducts = 24
/** A limit on matches by description: more take long to read and rank last anyway. */
export const mostDescribed = 2_000

export type AskedWord = { n: number; asked: string; named: string }

/** The words, alternatives and slots of a term as rows. */
export function rowsOf({ readings, all, names, isOpen }: TermQuery) {
  if (isOpen)
    return {
      words: [{ n: 0, asked: all, named: names }],
      parts: [{ slot: 0, alternative: 0, n: 0, size: 1 }],
      slots: [{ reading: 0, slot: 0, size: 1 }],
    }
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const closed = readings.map((slots) => slots.map(({ slot }) => slot))
  const own = [...new Set(closed.flat())]
  return {
    parts: own.flatMap((alternatives, slot) =>
      alternatives.flatMap((words, alternative) => {
        const distinct = [...new Set(words)]
        return distinct.map((word) => ({ slot, alternative, n: numberOf(word), size: distinct.length }))
      }),
    ),
    slots: closed.flatMap((reading, number) =>
      reading.map((slot) => ({ reading: number, slot: own.indexOf(slot), size: reading.length })),
    ),
    words: [...numbers].map(([word, n]): AskedWord => ({ n, asked: word, named: `${word}:AB` })),
  }
}

/** The values for `termParts`. */
export function termValues(term: TermQuery) {
  const { words, parts, slots } = rowsOf(term)
  return {
    words,
    parts,
    slots,
    everything: term.all,
    few: term.withDescriptions ? fewProducts : 0,
  }
}

const rows = (list: 'words' | 'parts' | 'slots', columns: string): SQL =>
  sql`json_to_recordset(${value(list)}) as ${sql.raw(columns)}`

/**
 * The products of each word, in bits by segment: `known` by all search words, `named` by names, brands and colours.
 * Frequent words have stored bits; the products of others are collected. A word without lexemes matches every product.
 * `offset 0` makes PostgreSQL look up each word: it expects a hundred words, and would read the bits of all.
 */
function wordParts(market: Market): SQL[] {
  const language = sql.raw(`'${market.language}'`)
  const stored = sql`word_bits b where b.language = ${language} and b.lexeme = a.lexeme`
  return [
    sql`market as materialized (
      ${bitsOf(market, 'all', sql`0`)} union all select ${valuesSegment}, ${allBits})`,
    sql`asked as materialized (
      select n, asked, named, substring(asked::text from '^''([^'']*)''$') as lexeme
      from (select n, ${textSearch(market, sql`asked`)} as asked, ${textSearch(market, sql`named`)} as named
        from ${rows('words', 'a(n int, asked text, named text)')}) a)`,
    sql`word as materialized (
      select a.n, b.segment, b.known, coalesce(b.named, ${noBits}) as named, true as tells
      from asked a, lateral (select b.segment, b.known, b.named from ${stored} offset 0) b
      union all
      select a.n, (w.product_id >> 13)::int, bits_at((w.product_id & 8191)::int, 1),
        bits_at((w.product_id & 8191)::int, 1) filter (where w.words @@ a.named), true
      from asked a join ${partition('listing_words', market)} w on w.words @@ a.asked
      where not exists (select from ${stored}) group by 1, 2
      union all
      select a.n, ${valuesSegment}, ${allBits}, ${allBits}, true from asked a where not exists (select from ${stored})
        and numnode(a.asked) > 0
      union all
      select a.n, m.segment, m.bits, m.bits, false from asked a, market m where numnode(a.asked) = 0)`,
  ]
}

/** The products that have the words of a term in any of their texts. */
export const describedRows = (market: Market): SQL => sql`
  select t.product_id from listing_texts t
  where t.words @@ (select asked from everything) and t.language = ${sql.raw(`'${market.language}'`)}`

/** In a part of its own: if the planner knew the term, it might consider it frequent and read the whole table. */
export const everythingPart = (market: Market): SQL =>
  sql`everything as materialized (select ${textSearch(market, value('everything'))} as asked)`

/**
 * The matches of a term, in bits by segment: `known` and `named` like those of a word, and `bits`, which adds matches by
 * description if `known` has few. A word without lexemes finds no product alone.
 */
export function termParts(market: Market): SQL[] {
  return [
    ...wordParts(market),
    sql`slot as materialized (
      select slot, segment, bit_or(known) as known, bit_or(named) as named, bool_or(tells) as tells from (
        select p.slot, w.segment, bit_and(w.known) as known, bit_and(w.named) as named, bool_or(w.tells) as tells
        from ${rows('parts', 'p(slot int, alternative int, n int, size int)')} join word w using (n)
        group by p.slot, p.alternative, p.size, w.segment having count(*) = p.size) s
      group by slot, segment)`,
    sql`found as materialized (
      select segment, bit_or(r.known) & m.bits as known, bit_or(r.named) & m.bits as named from (
        select s.segment, bit_and(s.known) as known, bit_and(s.named) as named
        from ${rows('slots', 'r(reading int, slot int, size int)')} join slot s using (slot)
        group by r.reading, r.size, s.segment having count(*) = r.size and bool_or(s.tells)) r
      join market m using (segment) group by segment, m.bits)`,
    everythingPart(market),
    sql`described as materialized (
      select segment, d.bits & m.bits & ~coalesce(f.known, ${noBits}) as bits from (${bitsOfRows(sql`(
        ${describedRows(market)}
          and (select n from (${countOf(sql`(select known as bits from found where segment >= 0) f`)}) f) < ${value('few')}
        limit ${sql.raw(String(mostDescribed))}) t`)}) d
      join market m using (segment) left join found f using (segment))`,
    sql`matched as materialized (
      select segment, coalesce(f.known, ${noBits}) as known, coalesce(f.named, ${noBits}) as named,
        coalesce(f.known, ${noBits}) | coalesce(d.bits, ${noBits}) as bits
      from found f full join (
        select segment, bits from described union all
        select ${valuesSegment}, ${allBits} where exists (select from described)) d using (segment))`,
  ]
}
