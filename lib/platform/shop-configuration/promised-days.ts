import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type DeliveryDays, servicePromises } from '@/schemas/shop'
import type { ShopConfigurationChanges } from './changes'
import { findShopChanges } from './find'
import { shopConfigurations } from './tables'

const deliveryDays = servicePromises.shape.deliveryDays

/** No default promises any; what a newer release wrote and this one cannot read is none. */
const promisedBy = (changes: ShopConfigurationChanges | undefined): DeliveryDays | undefined =>
  deliveryDays.safeParse(changes?.service?.deliveryDays ?? undefined).data

/** The working days to delivery that a market promises of goods in stock of which nobody says it. */
export const findPromisedDays = async (
  db: Executor,
  market: Pick<Market, 'shopLocale'>,
): Promise<DeliveryDays | undefined> => promisedBy(await findShopChanges(db, market))

/** Those of all markets, by shop locale. */
export async function findAllPromisedDays(db: Executor): Promise<ReadonlyMap<string, DeliveryDays>> {
  const rows = await db.select().from(shopConfigurations)
  return new Map(
    rows.flatMap(({ locale, settings }) => {
      const days = promisedBy(settings)
      return days ? [[locale, days] as const] : []
    }),
  )
}
