import type { Market } from '@/lib/platform/markets'
import { defaultConfiguration, defaultLooks } from '@/lib/platform/shop-configuration'
import { payLaterDays } from '@/lib/shop/payments'
import type { Brand } from '@/schemas'
import { categoryParts, categorySlug, categoryWords } from './categories'
import { read } from './read'
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

/** Who sells, as papers and mails say it. */
function sellerValues(brand: Brand, market: Market): Named {
  const { seller } = defaultConfiguration(brand, market)
  const { name, street, postcode, city, email, phone } = seller
  return {
    ...{ companyName: name, companyStreet: street, companyTown: `${postcode} ${city}`, serviceEmail: email },
    ...(phone !== undefined && { hotline: phone }),
  }
}

const seller = '{companyName}, {companyStreet}, {companyTown}, {serviceEmail}'

/** The scope of all pages of a market. */
export function scopeOf(brand: Brand, market: Market): Scope {
  const { language, shopLocale, numberLocale, currency, code } = market
  const { payments, ...written } = read<MarketValues>(`markets/${shopLocale}`)
  const own = { ...sellerValues(brand, market), ...written }
  const format = new Intl.NumberFormat(numberLocale, { style: 'currency', currency })
  const money = (minor: number) => format.format(minor / 100)
  const shared = (name: string) => read<Named>(`words/${language}/${name}`)
  return {
    market,
    tags: new Set([brand, language, shopLocale, ...payments, ...Object.keys(own)]),
    values: {
      shop: defaultLooks[brand].name,
      ...shared('values'),
      ...own,
      seller,
      /** With the telephone where there is one, which the law asks for where it tells how to withdraw. */
      sellerContact: 'hotline' in own ? `${seller}, {hotline}` : seller,
      payLaterDays,
      code,
      locale: shopLocale,
      standard: money(own.standardShipping),
      bulky: money(own.bulkyShipping),
    },
    words: [
      { pictures: shared('pictures'), teasers: shared('teasers'), categories: categoryWords(language) },
    ],
    parts: [{ teasers: read<Named>('teasers'), ...categoryParts() }],
  }
}

/** The scope with the additions of a page. */
export const scopeWith = (scope: Scope, words: Named, parts: Named = {}): Scope => ({
  ...scope,
  words: [words, ...scope.words],
  parts: [parts, ...scope.parts],
})
