import type { Market } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'

/** A market whose days and times are those of its shop's configuration. */
export const inZone = <M extends Market>(
  market: M,
  { timezone }: Pick<ShopConfiguration, 'timezone'>,
): M => ({
  ...market,
  timezone,
})
