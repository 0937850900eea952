import { countryOf, type Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import type { Currency } from '@/schemas/markets'
import { type Country, country } from '@/schemas/shop'

/** The attributes of which a feed speaks: those that a row or a column of it names. Of others, goods stay as they are. */
export type Named = ReadonlySet<string>

/** The market that a feed is for, and the time of the import. */
export type FeedContext = {
  country: Country
  language: Language
  currency: Currency
  now: number
  /** Of products for which the feed names none. */
  defaultBrand?: string | undefined
  /** The shop's own name, for products without any brand; unset while it has none of its own. */
  ownBrand?: string | undefined
  /** Columns that are nearly known ones and mean something else. */
  allowed?: ReadonlySet<string> | undefined
  /** In which times without a zone are read, as the shop is configured. */
  timezone?: string | undefined
}

export const contextOf = (
  market: Market,
  now: number,
  more: Pick<FeedContext, 'defaultBrand' | 'ownBrand' | 'allowed' | 'timezone'> = {},
): FeedContext => ({
  country: country.parse(countryOf(market)),
  language: market.language,
  currency: market.currency,
  now,
  ...more,
})
