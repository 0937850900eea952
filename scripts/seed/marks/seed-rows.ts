import { everyMarketOf, marketsOf } from '@/lib/platform/markets'
import { occasionKey, searchRedirectKey, synonymKey, synonymWord } from '@/lib/shop/listing'
import { type Brand, shopBrands } from '@/schemas'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { seedFallback } from '@/scripts/seed/catalogue/fallback'
import { seedPromotions } from '@/scripts/seed/catalogue/promotions'
import { seedSearchOccasions } from '@/scripts/seed/catalogue/search-occasions'
import { seedSearchRedirects } from '@/scripts/seed/catalogue/search-redirects'
import { seedSearchSynonyms } from '@/scripts/seed/catalogue/search-synonyms'
import { storesOf } from '@/scripts/seed/catalogue/stores'
import { seedGiftCards, seedVouchers } from '@/scripts/seed/catalogue/vouchers'
import { categoryTree, seedRedirects } from '@/scripts/seed/content'
import {
  attributeValues,
  categories,
  type DemoKind,
  fallbacks,
  giftCards,
  promotions,
  redirects,
  searchOccasions,
  searchRedirects,
  searchSynonyms,
  stores,
  vouchers,
} from './kinds'

type SeedRows = { kind: DemoKind; rows: readonly Readonly<Record<string, unknown>>[] }

const categoryRows = (brand: Brand): SeedRows => ({
  kind: categories,
  rows: marketsOf(brand).flatMap((market) =>
    categoryTree(brand, market).map(({ key, name, path, position }) => ({
      ...{ locale: market.shopLocale, key, name, path, position },
    })),
  ),
})

const valueRows = (): SeedRows => ({
  kind: attributeValues,
  rows: seedAttributeValues().map(({ attribute, value, labels, swatch, position }) => ({
    ...{ attribute, value, labels, swatch: swatch ?? null, position: position ?? null },
  })),
})

const searchRows = (brand: Brand): SeedRows[] => [
  {
    kind: searchRedirects,
    rows: seedSearchRedirects(brand).flatMap(({ locale, term, target }) => {
      const market = everyMarketOf(brand).find(({ shopLocale }) => shopLocale === locale)
      return market ? [{ locale, term: searchRedirectKey(term, market), target: encodeURI(target) }] : []
    }),
  },
  {
    kind: searchSynonyms,
    rows: seedSearchSynonyms(brand).map(({ language, word, means }) => {
      const own = synonymWord(word, language)
      const others = new Set(means.map((other) => synonymKey(other, language)))
      return { language, word: own, means: [...others].filter((other) => other !== '' && other !== own) }
    }),
  },
  {
    kind: searchOccasions,
    rows: seedSearchOccasions(brand).map(({ language, word, categories: keys }) => ({
      ...{ language, word: occasionKey(word, language), label: word },
      categories: [...new Set(keys)],
    })),
  },
]

/** The codes to try, which do not come everywhere. */
export const seedCodeRows = (brand: Brand): SeedRows[] => [
  { kind: vouchers, rows: seedVouchers(brand).map(({ id, labels, effect }) => ({ id, labels, effect })) },
  { kind: giftCards, rows: seedGiftCards().map(({ code, currency }) => ({ code, currency })) },
]

export const seedFallbackRows = (brand: Brand): SeedRows => ({
  kind: fallbacks,
  rows: seedFallback(brand).map(({ locale, products }) => ({ locale, products })),
})

/**
 * What the demo writes in the open markets beside its pages, products and codes: the values that tell each row, and those
 * that it must have.
 */
export const seedRows = (brand: Brand): SeedRows[] => [
  categoryRows(brand),
  valueRows(),
  { kind: stores, rows: storesOf(brand).map((store) => ({ phone: null, ...store })) },
  { kind: promotions, rows: seedPromotions(brand).map(({ id, labels, effect }) => ({ id, labels, effect })) },
  seedFallbackRows(brand),
  ...searchRows(brand),
]

/** The redirects that come with the pages; a shop of an earlier release has those of other brands' markets, too. */
export const seedRedirectRows = (): SeedRows => ({
  kind: redirects,
  rows: shopBrands.flatMap(seedRedirects).map(({ locale, path, target, statusCode }) => ({
    ...{ locale, path, target, status_code: statusCode },
  })),
})

/** The key that a row's mark has. */
export const keysOf = ({ kind, rows }: SeedRows): string[] =>
  rows.map((row) => kind.keys.map((key) => row[key]).join(' '))
