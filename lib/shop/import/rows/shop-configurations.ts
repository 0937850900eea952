import { and, eq, inArray } from 'drizzle-orm'
import { config } from '@/lib/platform/config'
import type { Executor } from '@/lib/platform/db'
import { allMarkets, countryOf, findEveryMarket, type Market, pastLocalesOf } from '@/lib/platform/markets'
import { methods } from '@/lib/platform/payment-methods'
import { changedObjects, configurationProblems, losesSeller } from '@/lib/platform/shop-configuration'
import { orders } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import {
  changedConfiguration,
  parseKnown,
  type SourceShopConfiguration,
  sourceShopConfiguration,
} from '@/schemas/shop'
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

/** Orders for which money has moved or will: their papers and mails have to name who has sold. */
async function hasRealOrders(db: Executor, brand: Brand, market: Market): Promise<boolean> {
  const isOfMarket = inArray(orders.locale, [...pastLocalesOf(brand, market)])
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfMarket, eq(orders.isTest, false)))
    .limit(1)
  return order !== undefined
}

/** Why a row may not bring back the demo's shop or seller. A shop in which no money moves may have them again. */
async function sellerGoneProblems(db: Executor, brand: Brand, market: Market, row: SourceShopConfiguration) {
  const isAbout = row.seller !== undefined || row.name !== undefined || row.mark !== undefined
  if (!isAbout || config().paymentMode !== 'live' || !(await losesSeller(db, brand, market, row))) return []
  if (!(await hasRealOrders(db, brand, market))) return []
  return [
    'seller, name, mark: the demo’s would stand on papers and mails of orders that were placed; name the shop and its seller instead',
  ]
}

/** Why a row cannot be taken after those before it. */
async function problemsOf(db: Executor, brand: Brand, market: Market, row: SourceShopConfiguration) {
  const objects = await changedObjects(db, brand, market, row)
  const { error } = parseKnown(changedConfiguration, objects)
  if (error) return [issuesInWords(error, changedConfiguration, objects)]
  return [
    ...(await configurationProblems(db, brand, market, row)),
    ...(await sellerGoneProblems(db, brand, market, row)),
  ]
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
