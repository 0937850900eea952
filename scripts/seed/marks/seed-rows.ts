import { count } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { everyMarketOf } from '@/lib/platform/markets'
import { products } from '@/lib/shop/catalogue'
import { digestOf } from '@/lib/shop/import'
import { occasionKey, searchRedirectKey, synonymKey, synonymWord } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { seedFallback, seedGiftCards, seedProducts, seedVouchers } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { seedPromotions } from '@/scripts/seed/catalogue/promotions'
import { seedSearchOccasions } from '@/scripts/seed/catalogue/search-occasions'
import { seedSearchRedirects } from '@/scripts/seed/catalogue/search-redirects'
import { seedSearchSynonyms } from '@/scripts/seed/catalogue/search-synonyms'
import { allStores } from '@/scripts/seed/catalogue/stores'
import { categoryTree, seedRedirects } from '@/scripts/seed/content'
import { firstProducts } from '@/scripts/seed/seed-database'
import { inEveryMarket } from './in-every-market'
import type { DemoRows } from './same-rows'

/** “npm run seed” may have made more than the first start: no more than there are. */
async function productRows(db: Executor, brand: Brand): Promise<DemoRows> {
  const [found] = await db.select({ most: count() }).from(products)
  const make = () => [...seedProducts(brand, Math.max(found?.most ?? 0, firstProducts))]
  const now = make()
  const rows = inEveryMarket(make).map((product, at) => ({
    reference_key: product.referenceKey,
    // As for all markets, or for those that are open; empty after a store that came later, and after a withdrawal.
    source_hash: [digestOf(product), digestOf(now[at]), ''],
  }))
  return { table: 'products', name: 'products', keys: ['reference_key'], rows, anyOf: 'source_hash' }
}

const categoryRows = (brand: Brand): DemoRows => ({
  table: 'categories',
  name: 'categories',
  keys: ['locale', 'key'],
  rows: everyMarketOf(brand).flatMap((market) =>
    categoryTree(brand, market).map(({ key, name, path, position }) => ({
      ...{ locale: market.shopLocale, key, name, path, position },
    })),
  ),
})

const valueRows = (): DemoRows => ({
  table: 'attribute_values',
  name: 'names of attributes',
  keys: ['attribute', 'value'],
  rows: seedAttributeValues().map(({ attribute, value, labels, swatch, position }) => ({
    ...{ attribute, value, labels, swatch: swatch ?? null, position: position ?? null },
  })),
})

/** What belongs to the demo beside its pages, its products and their categories. */
const otherRows = (brand: Brand): DemoRows[] => [
  {
    ...{ table: 'stores', name: 'stores', keys: ['key'] },
    rows: allStores(brand).map((store) => ({ phone: null, ...store })),
  },
  {
    ...{ table: 'promotions', name: 'promotions', keys: ['id'] },
    rows: seedPromotions(brand).map(({ id, labels, effect }) => ({ id, labels, effect })),
  },
  {
    ...{ table: 'vouchers', name: 'vouchers', keys: ['id'] },
    rows: seedVouchers(brand).map(({ id, labels, effect }) => ({ id, labels, effect })),
  },
  {
    ...{ table: 'gift_cards', name: 'gift cards', keys: ['code'] },
    rows: seedGiftCards().map(({ code, currency }) => ({ code, currency })),
  },
  {
    ...{ table: 'recommendation_fallback', name: 'lists of recommendations', keys: ['locale'] },
    rows: seedFallback(brand).map(({ locale, products }) => ({ locale, products })),
  },
  {
    ...{ table: 'search_redirects', name: 'search terms that lead to a page', keys: ['locale', 'term'] },
    rows: seedSearchRedirects(brand).flatMap(({ locale, term, target }) => {
      const market = everyMarketOf(brand).find(({ shopLocale }) => shopLocale === locale)
      return market ? [{ locale, term: searchRedirectKey(term, market), target: encodeURI(target) }] : []
    }),
  },
  {
    ...{ table: 'search_synonyms', name: 'other words of the search', keys: ['language', 'word'] },
    rows: seedSearchSynonyms(brand).map(({ language, word, means }) => {
      const own = synonymWord(word, language)
      const others = new Set(means.map((other) => synonymKey(other, language)))
      return { language, word: own, means: [...others].filter((other) => other !== '' && other !== own) }
    }),
  },
  {
    ...{ table: 'search_occasions', name: 'occasions of the search', keys: ['language', 'word'] },
    rows: seedSearchOccasions(brand).map(({ language, word, categories }) => ({
      ...{ language, word: occasionKey(word, language), label: word },
      categories: [...new Set(categories)],
    })),
  },
  {
    ...{ table: 'redirects', name: 'redirects', keys: ['locale', 'path'] },
    rows: seedRedirects().map(({ locale, path, target, statusCode }) => ({
      ...{ locale, path, target, status_code: statusCode },
    })),
  },
]

export type DemoTables = { products: DemoRows; categories: DemoRows; values: DemoRows; others: DemoRows[] }

/** Everything that the demo writes into the catalogue, and its redirects. */
export const demoTables = async (db: Executor, brand: Brand): Promise<DemoTables> => ({
  products: await productRows(db, brand),
  categories: categoryRows(brand),
  values: valueRows(),
  others: inEveryMarket(() => otherRows(brand)),
})
