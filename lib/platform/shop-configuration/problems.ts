import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countryOf, type Market } from '@/lib/platform/markets'
import { paymentProblems } from '@/lib/platform/payment-methods'
import type { Brand } from '@/schemas'
import type { SourceShopConfiguration } from '@/schemas/shop'
import { changedBy } from './changes'
import { configurationOf } from './find'
import { returnProblems } from './return-terms'
import { shopConfigurations } from './tables'

/** Why a market's shop cannot be configured as a row says, after what was imported before it: field by field. */
export async function configurationProblems(
  db: Executor,
  brand: Brand,
  market: Market,
  { type: _, locale, ...patch }: SourceShopConfiguration,
): Promise<string[]> {
  const [row] = await db
    .select({ settings: shopConfigurations.settings })
    .from(shopConfigurations)
    .where(eq(shopConfigurations.locale, locale))
  const { payments, returns } = configurationOf(brand, market, changedBy(row?.settings ?? {}, patch))
  return [...paymentProblems(payments, market), ...returnProblems(returns, countryOf(market))]
}
