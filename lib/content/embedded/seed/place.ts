import type { Brand, Market } from '@/lib/platform/markets'

/** What the texts of a market name: prices, delivery times, the last order day before Christmas. */
export type ShopFacts = {
  /** Minor units. */
  standardShipping: number
  /** Minor units; also what is charged when no condition matches. */
  bulkyShipping: number
  /** Working days, first and last. */
  days: readonly [number, number]
  bulkyDays: readonly [number, number]
  /** Day of December 2026 until which a parcel still arrives before Christmas Eve. */
  lastOrderDay: number
  /** Payment codes of section 3 of the specification. */
  payments: readonly string[]
  serviceEmail: string
  /** Only where a range of numbers is reserved for fiction. */
  hotline?: string
}

/** The products say the same of themselves, in every market. */
const delivery = { days: [1, 3], bulkyDays: [5, 10] } as const
const euro = { ...delivery, standardShipping: 499, bulkyShipping: 1499 } as const
const swiss = {
  ...delivery,
  standardShipping: 590,
  bulkyShipping: 1490,
  lastOrderDay: 16,
  payments: ['KK', 'PP', 'RE', 'V', 'TW'],
} as const

const facts: Record<string, ShopFacts> = {
  'de-de': {
    ...euro,
    lastOrderDay: 18,
    payments: ['KK', 'PP', 'RE', 'V'],
    serviceEmail: 'service-de@example.com',
    // 030 23125-000 to -999 is the Bundesnetzagentur's range for films and books.
    hotline: '030 23125-410',
  },
  'de-at': {
    ...euro,
    lastOrderDay: 17,
    payments: ['KK', 'PP', 'RE', 'V'],
    serviceEmail: 'service-at@example.com',
  },
  'de-ch': { ...swiss, serviceEmail: 'service-ch@example.com' },
  'fr-ch': { ...swiss, serviceEmail: 'service-romandie@example.com' },
  'fr-be': {
    ...euro,
    lastOrderDay: 17,
    payments: ['KK', 'PP', 'RE', 'V'],
    serviceEmail: 'service-be@example.com',
  },
  'fr-fr': {
    ...euro,
    lastOrderDay: 17,
    payments: ['KK', 'PP', 'RE', 'V'],
    serviceEmail: 'service-fr@example.com',
  },
  'nl-be': {
    ...euro,
    lastOrderDay: 17,
    payments: ['KK', 'PP', 'RE', 'V'],
    serviceEmail: 'klantendienst-be@example.com',
  },
  'nl-nl': {
    ...euro,
    lastOrderDay: 18,
    payments: ['KK', 'PP', 'RE', 'V', 'IL'],
    serviceEmail: 'klantenservice-nl@example.com',
  },
}

/** The market that a text is written for. */
export type Place = ShopFacts & {
  brand: Brand
  market: Market
  locale: string
  /** An amount of minor units in the market's currency and number format. */
  money: (minor: number) => string
}

export function placeOf(brand: Brand, market: Market): Place {
  const known = facts[market.shopLocale]
  if (!known) throw new Error(`No seed facts for ${market.shopLocale}`)
  const format = new Intl.NumberFormat(market.numberLocale, { style: 'currency', currency: market.currency })
  return {
    ...known,
    brand,
    market,
    locale: market.shopLocale,
    money: (minor) => format.format(minor / 100),
  }
}
