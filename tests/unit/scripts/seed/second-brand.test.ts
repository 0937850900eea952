import { expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { shopBrands } from '@/schemas'
import { seedFallback, seedGiftCards, seedProducts, seedVouchers } from '@/scripts/seed/catalogue'
import { seedPromotions } from '@/scripts/seed/catalogue/promotions'
import { seedSearchOccasions } from '@/scripts/seed/catalogue/search-occasions'
import { seedSearchRedirects } from '@/scripts/seed/catalogue/search-redirects'
import { seedSearchSynonyms } from '@/scripts/seed/catalogue/search-synonyms'
import { storesOf } from '@/scripts/seed/catalogue/stores'
import { seedStories } from '@/scripts/seed/content'

const firstOf: Record<string, (brand: (typeof shopBrands)[number]) => unknown> = {
  products: (brand) => [...seedProducts(brand, 300)],
  pages: seedStories,
  // A street may be called like the other shop.
  stores: (brand) => storesOf(brand).map(({ name }) => name),
  promotions: seedPromotions,
  vouchers: seedVouchers,
  'gift cards': () => seedGiftCards(),
  recommendations: seedFallback,
  'search redirects': seedSearchRedirects,
  'search synonyms': seedSearchSynonyms,
  'search occasions': seedSearchOccasions,
}

const cases = Object.entries(firstOf).flatMap(([name, make]) =>
  shopBrands.map((brand) => [name, brand, make] as const),
)

it.each(cases)('The first %s of %s name no other shop', (_, brand, make) => {
  const others = shopBrands.filter((other) => other !== brand).map((other) => defaultLooks[other].name)
  const text = JSON.stringify(make(brand))
  for (const name of others) expect(text.match(new RegExp(`.{0,60}${name}.{0,30}`))?.[0]).toBeUndefined()
})
