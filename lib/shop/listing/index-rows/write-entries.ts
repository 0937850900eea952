import { sql } from 'drizzle-orm'
import { type Executor, idArray, recordset } from '@/lib/platform/db'
import type { Language } from '@/schemas'
import type { ProductCard } from '@/schemas/shop'
import { searchConfigs } from '../search/search-configs'
import { type WordBitsOptions, wordBitsParts } from './word-bits'
import type { WeightedWords } from './words'

export type EntryRow = {
  locale: string
  product_id: number
  number: string
  categories: number[]
  facets: number[]
  price: number
  reduction: number
  buyable: boolean
  popularity: number
  rating: number
  online_since: string
  card: ProductCard
  article: number | null
}

export type StoredEntry = Pick<EntryRow, 'locale' | 'categories' | 'facets' | 'price' | 'article'> & {
  productId: number
}

/** The present entries. */
export async function readEntries(
  tx: Executor,
  locales: readonly string[],
  ids: readonly number[],
): Promise<StoredEntry[]> {
  const rows = await tx.execute<
    Omit<StoredEntry, 'productId' | 'article'> & { productId: string; article: string | null }
  >(sql`
    select locale, product_id as "productId", categories, facets, price, article from listing_entries
    where locale = any(${`{${locales.join()}}`}::text[]) and product_id = any(${idArray(ids)})`)
  return rows.map((row) => ({
    ...row,
    productId: Number(row.productId),
    article: row.article === null ? null : Number(row.article),
  }))
}

const entryColumns = `locale text, product_id bigint, number text, categories jsonb, facets jsonb, price integer,
  reduction smallint, buyable boolean, popularity integer, rating smallint, online_since timestamptz, card jsonb, article bigint`

const integers = (column: string) =>
  sql.raw(`array(select jsonb_array_elements_text(s.${column})::integer order by 1)`)

/** Writes entries where they differ from what is there; returns how many did. */
export async function writeEntries(tx: Executor, rows: readonly EntryRow[]): Promise<number> {
  const written = await tx.execute(sql`
    insert into listing_entries as e (locale, product_id, number, categories, facets, price, reduction, buyable,
      popularity, rating, online_since, card, article)
    select s.locale, s.product_id, s.number, ${integers('categories')}, ${integers('facets')}, s.price, s.reduction,
      s.buyable, s.popularity, s.rating, s.online_since, s.card, s.article
    from ${recordset(rows, entryColumns)}
    on conflict (locale, product_id) do update set number = excluded.number, categories = excluded.categories,
      facets = excluded.facets, price = excluded.price, reduction = excluded.reduction,
      buyable = excluded.buyable, popularity = excluded.popularity, rating = excluded.rating,
      online_since = excluded.online_since, card = excluded.card, article = excluded.article
    where (e.number, e.categories, e.facets, e.price, e.reduction, e.buyable, e.popularity, e.rating,
        e.online_since, e.card, e.article)
      is distinct from (excluded.number, excluded.categories, excluded.facets, excluded.price, excluded.reduction,
        excluded.buyable, excluded.popularity, excluded.rating, excluded.online_since, excluded.card,
        excluded.article)
    returning 1`)
  return written.length
}

type WordsRow = WeightedWords & { product_id: number }

/**
 * Writes the search words of products in the markets of a language, where they differ: servers read again what was
 * written. Each text is stemmed once for all markets.
 */
export async function writeWords(
  tx: Executor,
  { language, ...options }: { language: Language } & WordBitsOptions,
  entries: readonly EntryRow[],
  words: readonly WordsRow[],
): Promise<void> {
  const keys = entries.map(({ card, categories, facets, number, article, ...key }) => key)
  const stem = (weight: string) => sql.raw(`to_tsvector('${searchConfigs[language]}', t.${weight})`)
  await tx.execute(sql`
    with stemmed as materialized (
      select t.product_id, setweight(${stem('a')}, 'A') || setweight(${stem('b')}, 'B') || setweight(${stem('c')}, 'C')
        as known, ${stem('d')} as described
      from json_to_recordset(${JSON.stringify(words)}::text::json)
        as t(product_id bigint, a text, b text, c text, d text)
    ), texts as (
      insert into listing_texts (language, product_id, words)
      select ${language}, product_id, strip(known || described) from stemmed
      on conflict (language, product_id) do update set words = excluded.words
      where listing_texts.words <> excluded.words),
    ${wordBitsParts(language, options)}
    insert into listing_words (locale, product_id, online_since, price, popularity, reduction, rating, buyable, words)
    select s.locale, s.product_id, s.online_since, s.price, s.popularity, s.reduction, s.rating, s.buyable, w.known
    from ${recordset(keys, entryColumns)} join stemmed w using (product_id)
    on conflict (locale, product_id) do update set online_since = excluded.online_since, price = excluded.price,
      popularity = excluded.popularity, reduction = excluded.reduction, rating = excluded.rating,
      buyable = excluded.buyable, words = excluded.words
    where (listing_words.online_since, listing_words.price, listing_words.popularity, listing_words.reduction,
        listing_words.rating, listing_words.buyable, listing_words.words)
      is distinct from (excluded.online_since, excluded.price, excluded.popularity, excluded.reduction,
        excluded.rating, excluded.buyable, excluded.words)`)
}

/** Deletes the entries of products in markets that no longer have them. */
export async function removeEntries(
  tx: Executor,
  rows: readonly { locale: string; productId: number }[],
): Promise<void> {
  if (rows.length === 0) return
  const gone = rows.map(({ locale, productId }) => ({ locale, product_id: productId }))
  const columns = 'locale text, product_id bigint'
  for (const table of ['listing_entries', 'listing_words'])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} e using ${recordset(gone, columns)}
      where e.locale = s.locale and e.product_id = s.product_id`)
}
