import type { Market } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'

type Clock = Pick<ShopConfiguration, 'timezone'> & {
  service?: Pick<ShopConfiguration['service'], 'dispatchUntil'> | undefined
}

/** A market whose days and times are those of its shop's configuration. */
export const inZone = <M extends Market>(market: M, { timezone, service }: Clock): M => ({
  ...market,
  timezone,
  ...(service?.dispatchUntil !== undefined && { dispatchUntil: service.dispatchUntil }),
})
