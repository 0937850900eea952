import { type SQL, sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, idArray, type Transaction, textArray } from '@/lib/platform/db'
import type { Language } from '@/schemas'

/**
 * The minimum for a word to get bits; the products of rarer words are quickly collected. It loses them at half of this.
 */
const leastProducts = 200
const leastShare = 0.002

const segmentOf = (id: SQL) => sql`(${id} >> 13)::int`
const placeOf = (id: SQL) => sql`(${id} & 8191)::int`
const noBits = sql.raw('0::bit(8192)')

export type WordBitsOptions = {
  /** The markets of the language. */
  locales: readonly string[]
  /** Products that came into a market, or that got another category or filter value there. */
  revalued: readonly number[]
}

/**
 * Part of the statement that writes search words (`stemmed`): updates the bits of words that have bits. The bits of
 * products follow the products whose words changed. Those of filter values (segment -1) are only ever
 * added.
 */
export const wordBitsParts = (language: Language, { locales, revalued }: WordBitsOptions): SQL => sql`
  stored as materialized (select distinct lexeme from word_bits where language = ${language}),
  reworded as materialized (
    select s.product_id, s.known, before.words as before from stemmed s left join lateral (
      select words from listing_words w
      where w.locale = any(${textArray(locales)}) and w.product_id = s.product_id limit 1) before on true
    where exists (select from stored) and before.words is distinct from s.known),
  bits as (
    insert into word_bits (language, lexeme, segment, known, named)
    select ${language}, c.lexeme, c.segment, (coalesce(b.known, ${noBits}) & ~c.touched) | c.known,
      nullif((coalesce(b.named, ${noBits}) & ~c.touched) | c.named, ${noBits})
    from (
      select lexeme, ${segmentOf(sql`product_id`)} as segment, bits_at(${placeOf(sql`product_id`)}, 1) as touched,
        bits_at(${placeOf(sql`product_id`)}, 1) filter (where is_known) as known,
        bits_at(${placeOf(sql`product_id`)}, 1) filter (where is_named) as named
      from (
        select r.product_id, w.lexeme, true as is_known, w.weights && '{A,B}' as is_named
        from reworded r, unnest(r.known) w
        union all
        select r.product_id, w.lexeme, false, false from reworded r, unnest(r.before) w) m
      where lexeme in (select lexeme from stored)
      group by 1, 2) c
    left join word_bits b on b.language = ${language} and b.lexeme = c.lexeme and b.segment = c.segment
    on conflict (language, lexeme, segment) do update set known = excluded.known, named = excluded.named),
  touched as (select unnest(${idArray(revalued)}) as product_id union select product_id from reworded),
  valued as materialized (
    select s.known, v.bits from touched join stemmed s using (product_id), lateral (
      select bits_at(${placeOf(sql`f`)}, 1) as bits from listing_entries e, unnest(e.facets) f
      where e.locale = any(${textArray(locales)}) and e.product_id = s.product_id) v
    where exists (select from stored)),
  valuebits as (
    insert into word_bits as b (language, lexeme, segment, known)
    select ${language}, w.lexeme, -1, bit_or(v.bits) from valued v, unnest(v.known) w
    where w.lexeme in (select lexeme from stored) group by w.lexeme
    on conflict (language, lexeme, segment) do update set known = b.known | excluded.known
      where b.known & excluded.known <> excluded.known)`

/** Clears products from the bits of all words, unless another market of the language still has them. */
export async function clearWordBits(
  tx: Executor,
  language: Language,
  locales: readonly string[],
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update word_bits b set known = b.known & ~g.bits, named = b.named & ~g.bits
    from (
      select ${segmentOf(sql`id`)} as segment, bits_at(${placeOf(sql`id`)}, 1) as bits from unnest(${idArray(ids)}) id
      where not exists (select from listing_words w
        where w.locale = any(${textArray(locales)}) and w.product_id = id)
      group by 1) g
    where b.language = ${language} and b.segment = g.segment and bit_count(b.known & g.bits) > 0`)
}

/** The words of each product of a language, once for all markets that have it. */
const wordsOf = (locales: readonly string[]): string =>
  locales
    .map((locale, index) => {
      const seen = locales.slice(0, index).map((other) => `'${other.replace(/[^a-z-]/g, '')}'`)
      const once = `not exists (select from listing_words o where o.locale in (${seen.join()}) and o.product_id = w.product_id)`
      return `select w.product_id, w.words from listing_words w where w.locale = '${locale.replace(/[^a-z-]/g, '')}'
        ${seen.length > 0 ? `and ${once}` : ''}`
    })
    .join(' union all ')

async function readLexemes(tx: Transaction, language: Language, locales: readonly string[]) {
  const frequent = await tx.execute<{ lexeme: string; products: number }>(sql`
    select word as lexeme, ndoc as products from ts_stat(${`select words from (${wordsOf(locales)}) w`})
    where ndoc >= ${leastProducts / 2}::int`)
  const kept = await tx.execute<{ lexeme: string }>(
    sql`select distinct lexeme from word_bits where language = ${language}`,
  )
  const segments = await tx.execute<{ segment: number; products: number }>(sql`
    select ${segmentOf(sql`product_id`)} as segment, count(*)::int as products
    from (${sql.raw(wordsOf(locales))}) w group by 1`)
  const products = segments.reduce((sum, { products }) => sum + products, 0)
  return { frequent, kept, segments, least: Math.max(leastProducts, products * leastShare) }
}

/** Creates bits for words that have become frequent, and deletes those of words that have become rare. */
export async function refreshWordBits(
  tx: Transaction,
  language: Language,
  locales: readonly string[],
): Promise<void> {
  await acquireCatalogueLock(tx)
  const { frequent, kept, segments, least } = await readLexemes(tx, language, locales)
  const stays = frequent.filter(({ products }) => products >= least / 2).map(({ lexeme }) => lexeme)
  await tx.execute(
    sql`delete from word_bits where language = ${language} and lexeme <> all(${textArray(stays)})`,
  )
  const known = new Set(kept.map(({ lexeme }) => lexeme))
  const missing = frequent
    .filter(({ lexeme, products }) => products >= least && !known.has(lexeme))
    .map(({ lexeme }) => lexeme)
  if (missing.length === 0) return
  for (const { segment } of segments)
    await tx.execute(sql`
      insert into word_bits (language, lexeme, segment, known, named)
      select ${language}, u.lexeme, ${segment}::int, bits_at(${placeOf(sql`product_id`)}, 1),
        nullif(bits_at(${placeOf(sql`product_id`)}, 1) filter (where weights && '{A,B}'), ${noBits})
      from (${sql.raw(wordsOf(locales))}) w, unnest(w.words) u
      where w.product_id between ${segment * 8192}::bigint and ${segment * 8192 + 8191}::bigint
        and u.lexeme in (select unnest(${textArray(missing)}))
      group by u.lexeme`)
  await tx.execute(sql`
    insert into word_bits (language, lexeme, segment, known)
    select ${language}, m.lexeme, -1, bits_at(${placeOf(sql`f.id`)}, 1)
    from unnest(${textArray(missing)}) m(lexeme), facet_values f
    where (
      select true from word_bits w join listing_bits b on b.segment = w.segment
      where w.language = ${language} and w.lexeme = m.lexeme and b.locale = any(${textArray(locales)})
        and b.facet = f.facet and b.value = f.id and bit_count(w.known & b.bits) > 0
      limit 1)
    group by m.lexeme`)
}
