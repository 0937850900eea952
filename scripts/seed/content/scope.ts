import type { Market } from '@/lib/platform/markets'
import { defaultConfiguration, defaultLooks } from '@/lib/platform/shop-configuration'
import { payLaterDays } from '@/lib/shop/payments'
import type { Brand } from '@/schemas'
import { categoryParts, categorySlug, categoryWords } from './categories'
import { christmasValues } from './christmas'
import { read } from './read'
import { sizeRows } from './size-rows'
import type { Named, Skeleton } from './types'

/** The names that the skeleton and the texts of a page can use. */
export type Scope = {
  market: Market
  /** The conditions for `?…`. */
  tags: ReadonlySet<string>
  /** The values of `{name}`. */
  values: Named
  /** Where `@name` is looked up, the innermost first. */
  words: readonly Named[]
  /** Where `$name` is looked up, the innermost first. */
  parts: readonly Named[]
}

type MarketValues = { payments: string[]; standardShipping: number; bulkyShipping: number } & Named

/** The slug of a page below the folder of its market. */
export function slugOf(group: string, language: string): string {
  if (group.startsWith('category/')) return categorySlug(group.slice('category/'.length), language)
  const { slug } = read<Skeleton>(`pages/${group}`)
  return slug === '@slug' ? read<{ slug: string }>(`words/${language}/${group}`).slug : slug
}

/** Whether the company of the market has a telephone, which the pages name when they are shown. */
function conditionsOf(brand: Brand, market: Market): string[] {
  const { phone } = defaultConfiguration(brand, market).seller
  return phone === undefined ? [] : ['hotline']
}

/** The scope of all pages of a market. */
export function scopeOf(brand: Brand, market: Market): Scope {
  const { language, shopLocale, numberLocale, currency, code } = market
  const { payments, ...own } = read<MarketValues>(`markets/${shopLocale}`)
  const conditions = [...Object.keys(own), ...conditionsOf(brand, market)]
  const format = new Intl.NumberFormat(numberLocale, { style: 'currency', currency })
  const money = (minor: number) => format.format(minor / 100)
  const shared = (name: string) => read<Named>(`words/${language}/${name}`)
  return {
    market,
    tags: new Set([brand, language, shopLocale, ...payments, ...conditions]),
    values: {
      shop: defaultLooks[brand].name,
      ...shared('values'),
      ...own,
      ...christmasValues(market),
      seller: '{companyLine}',
      /** With the telephone where there is one, which the law asks for where it tells how to withdraw. */
      sellerContact: '{companyContact}',
      payLaterDays,
      code,
      locale: shopLocale,
      standard: money(own.standardShipping),
      bulky: money(own.bulkyShipping),
    },
    words: [
      { pictures: shared('pictures'), teasers: shared('teasers'), categories: categoryWords(language) },
    ],
    parts: [{ teasers: read<Named>('teasers'), sizeRows: sizeRows(), ...categoryParts() }],
  }
}

/** The scope with the additions of a page. */
export const scopeWith = (scope: Scope, words: Named, parts: Named = {}): Scope => ({
  ...scope,
  words: [words, ...scope.words],
  parts: [parts, ...scope.parts],
})
