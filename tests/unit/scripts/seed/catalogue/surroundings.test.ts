import { describe, expect, test } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { canonicalContentPath, contentPath } from '@/lib/platform/markets/paths'
import { screenPath } from '@/lib/platform/markets/screens'
import { searchRedirectKey } from '@/lib/shop/listing/search/search-redirects'
import type { Brand } from '@/schemas/markets'
import { seedSearchRedirects } from '@/scripts/seed/catalogue/search-redirects'
import { categoryTree, seedStories } from '@/scripts/seed/content'

describe.each(['baby', 'bm'] as const satisfies Brand[])('around the catalogue of %s', (brand) => {
  const stories = seedStories(brand)

  test.each(marketsOf(brand).map((market) => [market.code, market] as const))(
    'the categories of %s are its pages, in the order of its pages',
    (_, market) => {
      const pages = stories.filter(({ fullSlug }) =>
        fullSlug.startsWith(`${market.shopLocale}/kategorieseiten/`),
      )
      expect(categoryTree(brand, market).map(({ path, name }) => `${path} ${name}`)).toEqual(
        pages.map(({ fullSlug, name }) => `${canonicalContentPath(fullSlug)} ${name}`),
      )
    },
  )

  test('a category lies below one that comes before it', () => {
    for (const market of marketsOf(brand)) {
      const tree = categoryTree(brand, market)
      for (const [index, { parentKey }] of tree.entries())
        if (parentKey) expect(tree.slice(0, index).map(({ key }) => key)).toContain(parentKey)
    }
  })

  test('known search terms lead to pages that there are, each term once', () => {
    const redirects = seedSearchRedirects(brand)
    const pages = new Set(
      marketsOf(brand).flatMap((market) => [
        ...stories
          .filter(({ fullSlug }) => fullSlug.startsWith(`${market.shopLocale}/`))
          .map(({ fullSlug }) => contentPath(market, fullSlug)),
        // Where is my parcel?
        screenPath(market, 'orderStatus'),
      ]),
    )
    for (const { target } of redirects) expect(pages).toContain(target.replace(/#.*/, ''))
    for (const market of marketsOf(brand)) {
      const own = redirects.filter(({ locale }) => locale === market.shopLocale)
      const keys = own.map(({ term }) => searchRedirectKey(term, market))
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/)
    }
  })

  test('opening hours and branches are searched for on the page of the stores', () => {
    const terms = {
      de: ['Öffnungszeiten', 'öffnungszeit', 'Filialen', 'Geschäfte'],
      fr: ['horaires', 'Horaires d’ouverture', 'magasins', 'filiales'],
      nl: ['openingstijden', 'openingsuren', 'winkels', 'filialen'],
    }
    const redirects = seedSearchRedirects(brand)
    for (const market of marketsOf(brand)) {
      const stores = stories.find(
        ({ fullSlug, content }) =>
          fullSlug.startsWith(`${market.shopLocale}/`) && JSON.stringify(content).includes('"store_finder"'),
      )
      for (const term of terms[market.language])
        expect(
          redirects.find(
            (one) =>
              one.locale === market.shopLocale &&
              searchRedirectKey(one.term, market) === searchRedirectKey(term, market),
          )?.target,
          `${term} in ${market.code}`,
        ).toBe(stores && contentPath(market, stores.fullSlug))
    }
  })
})
