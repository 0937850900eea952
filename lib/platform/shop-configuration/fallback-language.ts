import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type Language, languages } from '@/schemas'
import { shopConfigurations } from './tables'

/** The fallback language where none was imported: the one in which the shop's base texts are. */
export const usualFallback: Language = 'de'

/** The fallback language of a market's shop, for statements, also prepared ones: locales are a closed list. */
export const fallbackLanguage = ({ shopLocale }: Pick<Market, 'shopLocale'>): SQL => sql`coalesce((
  select settings ->> 'fallbackLanguage' from ${shopConfigurations} where locale = ${sql.raw(`'${shopLocale}'`)}),
  ${sql.raw(`'${usualFallback}'`)})`

const isLanguage = (name: unknown): name is Language => languages.some((language) => language === name)

/** The languages in which a market shows texts, its own first. */
export type ShownLanguages = (market: Pick<Market, 'shopLocale' | 'language'>) => readonly Language[]

/** Reads the languages in which each market shows texts: its own, and its shop's fallback. */
export async function findShownLanguages(db: Executor): Promise<ShownLanguages> {
  const rows = await db.select().from(shopConfigurations)
  const imported = new Map(rows.map(({ locale, settings }) => [locale, settings.fallbackLanguage]))
  return ({ shopLocale, language }) => {
    const other = imported.get(shopLocale)
    return [...new Set([language, isLanguage(other) ? other : usualFallback])]
  }
}
