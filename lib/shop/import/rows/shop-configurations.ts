import type { Executor } from '@/lib/platform/db'
import { allMarkets, countryOf, findEveryMarket, type Market } from '@/lib/platform/markets'
import { methods } from '@/lib/platform/payment-methods'
import { changedObjects, configurationProblems } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import { changedConfiguration, type SourceShopConfiguration, sourceShopConfiguration } from '@/schemas/shop'
import { issuesInWords } from '../issues'
import { writeShopConfiguration } from '../write/write-shop-configuration'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

/** The methods of payment that a row names and that do not exist in its country, each with where it does. */
function foreignMethods({ locale, payments }: SourceShopConfiguration): string[] {
  const market = allMarkets.find(({ shopLocale }) => shopLocale === locale)
  if (!market) return []
  const named = Object.keys(payments?.methods ?? {}) as (keyof typeof methods)[]
  const foreign = named.filter((code) => !methods[code].countries.includes(countryOf(market)))
  return foreign.map((code) => `${code} exists in ${methods[code].countries.join(', ')} alone`)
}

/** Why a row cannot be taken after those before it. */
async function problemsOf(db: Executor, brand: Brand, market: Market, row: SourceShopConfiguration) {
  const objects = await changedObjects(db, brand, market, row)
  const { error } = changedConfiguration.safeParse(objects)
  if (error) return [issuesInWords(error, changedConfiguration, objects)]
  return configurationProblems(db, brand, market, row)
}

export const shopConfigurationRows: RowType<SourceShopConfiguration> = {
  schema: sourceShopConfiguration.superRefine((row, context) => {
    const message = localeProblem(row.locale)
    if (message) context.addIssue({ code: 'custom', path: ['locale'], message })
    for (const foreign of foreignMethods(row))
      context.addIssue({ code: 'custom', path: ['payments', 'methods'], message: foreign })
  }),
  keyOf: ({ locale }) => locale,
  async write(tx, rows, { brand, files }) {
    let changed = 0
    const rejected: { row: SourceShopConfiguration; reason: string }[] = []
    for (const row of rows) {
      const market = findEveryMarket(brand, row.locale)
      const problems = market ? await problemsOf(tx, brand, market, row) : []
      if (problems.length > 0) {
        rejected.push({ row, reason: problems.join('; ') })
        continue
      }
      const kept = files ? await files(tx, row) : { ok: true as const, row }
      if (!kept.ok) {
        rejected.push({ row, reason: kept.problems.join('; ') })
        continue
      }
      const { created, updated } = await writeShopConfiguration(tx, brand, kept.row)
      changed += created + updated
    }
    return { changed, rejected }
  },
}
