import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor } from '@/lib/platform/db'
import { type Market, marketsOf } from '@/lib/platform/markets'
import { findShownLanguages, type ShownLanguages } from '@/lib/platform/shop-configuration'
import type { Brand, Language } from '@/schemas'
import type { ColourWords } from '../colours/base-colour'
import { readColourWords } from '../colours/colour-words'
import { priceRangeOf } from '../facets'
import { compoundParts } from '../search/compounds'
import { articleOf } from './article'
import { changeBits, type Membership, valuesOfCategories } from './bits'
import { entryOf, soldVariants } from './entry'
import { facetsOf, upsertFacetValues } from './facet-values'
import { writeKeys } from './keys'
import { countListingChange } from './listing-version'
import {
  type AttributeWords,
  type CategoryNode,
  type ListingSource,
  readAttributeWords,
  readCategoryTrees,
  readListingSources,
} from './sources'
import { readPartWords, shownIn } from './vocabulary'
import { clearWordBits } from './word-bits'
import { wordsOf } from './words'
import {
  type EntryRow,
  readEntries,
  removeEntries,
  type StoredEntry,
  writeEntries,
  writeWords,
} from './write-entries'

/** Products in a batch: about as many as fit into a statement well. */
const batchSize = 500
type Context = {
  brand: Brand
  markets: readonly Market[]
  trees: ReadonlyMap<string, ReadonlyMap<string, CategoryNode[]>>
  partWords: ReadonlyMap<string, ReadonlySet<string>>
  shown: ShownLanguages
  colours: ColourWords
}

const membershipsOf = (
  { locale, categories, facets, price, article }: Omit<StoredEntry, 'productId'>,
  productId: number,
  facetOf: ReadonlyMap<number, string>,
): Membership[] => {
  const of = (facet: string, value: number): Membership => ({ locale, productId, key: `${facet} ${value}` })
  return [
    of('all', 0),
    ...(article === null ? [] : [of('several', 0)]),
    of('price', priceRangeOf(price)),
    ...categories.map((id) => of('category', id)),
    ...facets.map((id) => of(facetOf.get(id) ?? 'brand', id)),
  ]
}

const without = (these: readonly Membership[], those: readonly Membership[]): Membership[] => {
  const keyOf = ({ locale, productId, key }: Membership) => `${locale} ${productId} ${key}`
  const known = new Set(those.map(keyOf))
  return these.filter((membership) => !known.has(keyOf(membership)))
}

/** The categories of a product in a market, with all their ancestors. */
const linesOf = ({ categories }: ListingSource, market: Market, trees: Context['trees']): CategoryNode[] => {
  const tree = trees.get(market.shopLocale)
  const nodes = categories.flatMap((key) => tree?.get(key) ?? [])
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}

async function entriesOf(
  tx: Executor,
  sources: readonly ListingSource[],
  { brand, markets, trees, shown, colours }: Context,
  words: ReadonlyMap<string, AttributeWords>,
) {
  const found = sources.flatMap((source) =>
    markets.flatMap((market) => {
      const entry = entryOf(source, { brand, market }, words, shown(market))
      if (!entry) return []
      return {
        source,
        market,
        entry,
        facets: facetsOf(source, soldVariants(source, { brand, market }), words, colours),
      }
    }),
  )
  const ids = await upsertFacetValues(
    tx,
    found.flatMap(({ facets }) => facets),
  )
  return {
    facetOf: new Map([...ids].map(([key, id]) => [id, key.slice(0, key.indexOf(' '))])),
    rows: found.map(
      ({ source, market, entry: { card, price, reduction, buyable, rating }, facets }): EntryRow => ({
        locale: market.shopLocale,
        product_id: source.id,
        number: source.number,
        categories: linesOf(source, market, trees).map(({ id }) => id),
        facets: facets.map(({ facet, value }) => ids.get(`${facet} ${value}`) ?? 0),
        price,
        reduction,
        buyable,
        popularity: source.popularity,
        rating,
        online_since: source.onlineSince,
        card,
        article: articleOf(source),
      }),
    ),
  }
}

/** Splits compounds, and caches the result: the same words occur in many names. */
function compoundsOf(language: Language, known: ReadonlySet<string> | undefined) {
  const split = new Map<string, readonly string[]>()
  return (word: string) => {
    const parts = split.get(word) ?? compoundParts(word, language, (part) => known?.has(part) ?? false)
    split.set(word, parts)
    return parts
  }
}

const byLanguage = (markets: readonly Market[]): Map<Language, Market[]> =>
  Map.groupBy(markets, ({ language }) => language)

/** Removes products from the markets that no longer have them. */
async function removeProducts(
  tx: Executor,
  gone: readonly StoredEntry[],
  markets: readonly Market[],
): Promise<void> {
  await removeEntries(tx, gone)
  for (const [language, ofLanguage] of byLanguage(markets)) {
    const locales = ofLanguage.map(({ shopLocale }) => shopLocale)
    const ids = gone.filter(({ locale }) => locales.includes(locale)).map(({ productId }) => productId)
    if (ids.length > 0) await clearWordBits(tx, language, locales, ids)
  }
}

async function refreshWords(
  tx: Executor,
  sources: readonly ListingSource[],
  rows: readonly EntryRow[],
  revalued: readonly number[],
  { markets, trees, partWords, shown }: Context,
  attributeWords: ReadonlyMap<string, AttributeWords>,
): Promise<void> {
  for (const [language, [market, ...others]] of byLanguage(markets)) {
    if (!market) continue
    const partsOf = compoundsOf(language, partWords.get(language))
    const locales = [market, ...others].map(({ shopLocale }) => shopLocale)
    const own = rows.filter(({ locale }) => locales.includes(locale))
    const listed = new Set(own.map(({ product_id }) => product_id))
    const words = sources.flatMap((source) => {
      if (!listed.has(source.id)) return []
      const categoryNames = linesOf(source, market, trees).map(({ name }) => name)
      const own = wordsOf(source, {
        ...{ language, attributeWords, categoryNames, partsOf },
        shown: shownIn([market, ...others], shown),
      })
      return own ? { product_id: source.id, ...own } : []
    })
    if (own.length > 0) await writeWords(tx, { language, locales, revalued }, own, words)
  }
}

/** Whether anything was different. With `isStock` nothing but the entries can be. */
async function refreshBatch(
  tx: Executor,
  ids: readonly number[],
  context: Context,
  isStock: boolean,
): Promise<boolean> {
  const locales = context.markets.map(({ shopLocale }) => shopLocale)
  const sources = await readListingSources(tx, ids)
  const words = await readAttributeWords(tx, sources)
  const kept = await readEntries(tx, locales, ids)
  const { rows, facetOf } = await entriesOf(tx, sources, context, words)
  const stays = new Set(rows.map(({ locale, product_id }) => `${locale} ${product_id}`))
  const gone = kept.filter(({ locale, productId }) => !stays.has(`${locale} ${productId}`))
  const written = rows.length > 0 ? await writeEntries(tx, rows) : 0
  if (isStock && written === 0 && gone.length === 0) return false
  await removeProducts(tx, gone, context.markets)
  const facetNames = new Map([...(await facetsById(tx, kept)), ...facetOf])
  const before = kept.flatMap((entry) => membershipsOf(entry, entry.productId, facetNames))
  const after = rows.flatMap((row) => membershipsOf(row, row.product_id, facetNames))
  const come = without(after, before)
  const renewed = new Set(
    come
      .filter(({ key }) => !key.startsWith('price '))
      .map(({ locale, productId }) => `${locale} ${productId}`),
  )
  const revalued = rows.filter(({ locale, product_id }) => renewed.has(`${locale} ${product_id}`))
  if (rows.length > 0) {
    const ids = [...new Set(revalued.map(({ product_id }) => product_id))]
    await refreshWords(tx, sources, rows, ids, context, words)
  }
  await changeBits(tx, { gone: without(before, after), come: [...come, ...valuesOfCategories(revalued)] })
  await writeKeys(tx, ids, sources)
  return true
}

/** The facets of the values that products had before, by id. */
async function facetsById(tx: Executor, kept: readonly StoredEntry[]): Promise<[number, string][]> {
  const ids = [...new Set(kept.flatMap(({ facets }) => facets))]
  if (ids.length === 0) return []
  const rows = await tx.execute<{ id: number; facet: string }>(
    sql`select id, facet from facet_values where id = any(${`{${ids.join()}}`}::integer[])`,
  )
  return rows.map(({ id, facet }) => [id, facet])
}

/**
 * Rewrites the listing entries and search words of products, in the markets of the running brand, from the catalogue's
 * other tables. Products that are gone, or that a market no longer has, are removed. Runs in one transaction, so that
 * the counts of filters always agree with the products. `isStock`: only their stock has changed. Most orders change
 * nothing that a list shows, and what servers keep of the listings stays true then. Resolves to whether it does not.
 */
export async function refreshListing(
  db: Executor,
  productIds: readonly number[],
  { brand, isStock = false }: { brand: Brand; isStock?: boolean },
): Promise<boolean> {
  if (productIds.length === 0) return false
  const markets = marketsOf(brand)
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const trees = await readCategoryTrees(
      tx,
      markets.map(({ shopLocale }) => shopLocale),
    )
    const context = {
      brand,
      markets,
      trees,
      partWords: await readPartWords(tx),
      shown: await findShownLanguages(tx),
      colours: await readColourWords(tx),
    }
    let isChanged = !isStock
    for (let from = 0; from < ids.length; from += batchSize)
      if (await refreshBatch(tx, ids.slice(from, from + batchSize), context, isStock)) isChanged = true
    if (isChanged) await countListingChange(tx, ids)
    return isChanged
  })
}
