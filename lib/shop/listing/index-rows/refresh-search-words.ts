import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { acquireCatalogueLock, recordset, textArray } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import { everyMarketOf } from '@/lib/platform/markets'
import { findShownLanguages } from '@/lib/platform/shop-configuration'
import type { Brand, Language } from '@/schemas'
import { searchConfigs } from '../search/search-configs'
import { countSearchChange, mostChanged, searchTag } from './listing-version'
import { refreshListing } from './refresh-listing'
import { collectWords, readPartWords, resplitWords, shownIn, type Word } from './vocabulary'
import { refreshWordBits } from './word-bits'

const rowsAtOnce = 5_000
const tables = [
  'listing_entries',
  'listing_words',
  'listing_texts',
  'listing_bits',
  'facet_values',
  'search_words',
  'word_bits',
  'product_keys',
]

const replaceWords = (db: Database, language: Language, words: readonly Word[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_words where language = ${language}`)
    for (let from = 0; from < words.length; from += rowsAtOnce)
      await tx.execute(sql`
        insert into search_words (language, word, label, frequency, parts)
        select ${language}, word, label, frequency, array(select jsonb_array_elements_text(parts))
        from ${recordset(words.slice(from, from + rowsAtOnce), 'word text, label text, frequency integer, parts jsonb')}`)
  })

/** The products whose search words include any of the given ones. */
async function productsWith(db: Database, locale: string, language: Language, words: readonly string[]) {
  const rows = await db.execute<{ id: string }>(sql`
    select distinct w.product_id as id from unnest(${textArray(words)}) word
    join listing_words w on w.locale = ${locale}
      and w.words @@ to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, word)`)
  return rows.map(({ id }) => Number(id))
}

/** Deletes rows without bits, then vacuums and analyses the tables. */
async function tidy(db: Database): Promise<void> {
  await db.execute(sql`delete from listing_bits where bit_count(bits) = 0`)
  for (const table of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}

/**
 * Rebuilds the search vocabulary after an import: typing errors are corrected and compounds are split by it. Products
 * with compounds that are now split differently are indexed again. Must not be called within a transaction, because it
 * vacuums the search tables.
 */
export async function refreshSearchWords(db: Database, { brand }: { brand: Brand }): Promise<void> {
  const before = await readPartWords(db)
  const shown = await findShownLanguages(db)
  const vocabulary = new Map<Language, Word[]>()
  for (const [language, markets] of Map.groupBy(everyMarketOf(brand), (market) => market.language)) {
    const words = await collectWords(db, language, shownIn(markets, shown))
    vocabulary.set(language, words)
    await replaceWords(db, language, words)
  }
  // Suggestions and corrections that are remembered hold for a version.
  await db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    await countSearchChange(tx)
  })
  const after = await readPartWords(db)
  const stale = new Set<number>()
  for (const [language, words] of vocabulary) {
    const changed = resplitWords(words, language, before.get(language), after.get(language))
    for (const market of everyMarketOf(brand).filter((market) => market.language === language))
      for (const id of await productsWith(db, market.shopLocale, language, changed)) stale.add(id)
  }
  const ids = [...stale]
  for (let from = 0; from < ids.length; from += mostChanged)
    await refreshListing(db, ids.slice(from, from + mostChanged), { brand })
  for (const [language, markets] of Map.groupBy(everyMarketOf(brand), (market) => market.language)) {
    const locales = markets.map(({ shopLocale }) => shopLocale)
    await db.transaction((tx) => refreshWordBits(tx, language, locales))
  }
  // What was found before the words were divided anew.
  if (ids.length > 0) await recordInvalidation(db, [searchTag])
  await tidy(db)
}
