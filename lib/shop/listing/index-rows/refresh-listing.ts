import { acquireCatalogueLock, type Executor } from '@/lib/platform/db'
import { everyMarketOf, type Market } from '@/lib/platform/markets'
import { findAllPromisedDays, findShownLanguages } from '@/lib/platform/shop-configuration'
import type { Brand, Language } from '@/schemas'
import { readColourWords } from '../colours/colour-words'
import { compoundParts } from '../search/compounds'
import { changeBits, valuesOfCategories } from './bits'
import { entriesOf, type ListingContext, linesOf } from './entries'
import { writeKeys } from './keys'
import { countListingChange } from './listing-version'
import { facetsById, membershipsOf, without } from './memberships'
import {
  type AttributeWords,
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
  { markets, trees, partWords, shown }: ListingContext,
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
  context: ListingContext,
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
  const markets = everyMarketOf(brand)
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
      promised: await findAllPromisedDays(tx),
    }
    let isChanged = !isStock
    for (let from = 0; from < ids.length; from += batchSize)
      if (await refreshBatch(tx, ids.slice(from, from + batchSize), context, isStock)) isChanged = true
    if (isChanged) await countListingChange(tx, ids)
    return isChanged
  })
}
