import { allMarkets } from '@/lib/platform/markets'
import { languages } from '@/schemas'

/** Why a locale is none of a market, or undefined. */
export const localeProblem = (locale: string): string | undefined =>
  allMarkets.some(({ shopLocale }) => shopLocale === locale) ? undefined : `there is no market ${locale}`

/** The same where a language stands for all its markets. */
export const localeOrLanguageProblem = (locale: string): string | undefined =>
  languages.some((language) => language === locale) ? undefined : localeProblem(locale)
