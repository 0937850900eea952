import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countryOf, everyMarketOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { type NumberPrefixes, parseKnown, type ShopConfiguration, shopConfiguration } from '@/schemas/shop'
import { oneByOne, type ShopConfigurationChanges, withChanges } from './changes'
import { type ConfiguredMarket, defaultConfiguration } from './defaults'
import { countryPrefixes } from './number-series'
import { shopConfigurations } from './tables'

/** A seller of one's own has no contract with a carrier, nor with a wallet that lends, until a row says so, and numbers of its own. */
const ofOwnSeller = <Shop extends Pick<ShopConfiguration, 'options' | 'returnLabels' | 'bookkeeping'>>(
  { returnLabels, bookkeeping, ...usual }: Shop,
  prefixes: NumberPrefixes | undefined,
) => ({
  ...usual,
  options: { ...usual.options, paypalInstallments: false },
  ...(prefixes && { bookkeeping: { prefixes } }),
})

/**
 * The default with imported changes. A newer instance of the shop may have written ones that do not fit: fields that this
 * one does not know are left out by themselves, and any other change as a whole. Where that is the seller, nothing is
 * issued in the name of the default's (`findIssuer`).
 */
export function configurationOf(
  brand: Brand,
  market: ConfiguredMarket,
  changes: ShopConfigurationChanges | undefined,
): ShopConfiguration {
  const { mark, ...first } = defaultConfiguration(brand, market)
  const usual = changes?.seller ? ofOwnSeller(first, countryPrefixes(brand, countryOf(market))) : first
  // The mark of a name does not stand for another one.
  const isRenamed = changes?.name !== undefined && changes.name !== usual.name
  let configuration: ShopConfiguration = isRenamed ? usual : { ...usual, mark }
  for (const change of oneByOne(changes ?? {})) {
    const parsed = parseKnown(shopConfiguration, withChanges(configuration, change))
    if (parsed.success) configuration = parsed.data
  }
  return configuration
}

/** What was imported for a market's shop; nothing where all is as by default. */
export async function findShopChanges(
  db: Executor,
  { shopLocale }: Pick<ConfiguredMarket, 'shopLocale'>,
): Promise<ShopConfigurationChanges | undefined> {
  const [row] = await db
    .select({ settings: shopConfigurations.settings })
    .from(shopConfigurations)
    .where(eq(shopConfigurations.locale, shopLocale))
  return row?.settings
}

/** The configuration of a market's shop. */
export async function findShopConfiguration(
  db: Executor,
  brand: Brand,
  market: ConfiguredMarket,
): Promise<ShopConfiguration> {
  return configurationOf(brand, market, await findShopChanges(db, market))
}

/** The configurations of all shops of a brand, by shop locale. */
export async function findShopConfigurations(
  db: Executor,
  brand: Brand,
): Promise<ReadonlyMap<string, ShopConfiguration>> {
  const rows = await db.select().from(shopConfigurations)
  const changes = new Map(rows.map(({ locale, settings }) => [locale, settings]))
  return new Map(
    everyMarketOf(brand).map((market) => [
      market.shopLocale,
      configurationOf(brand, market, changes.get(market.shopLocale)),
    ]),
  )
}
