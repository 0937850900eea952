import type { Market, ShopLocale } from '@/lib/platform/markets'
import { usualChristmas } from '@/lib/platform/shop-configuration'
import { read } from './read'

/** The days of December until which something is ordered that comes before Christmas. */
type Terms = { lastFreight: number; lastOrder: Partial<Record<ShopLocale, number>> }

/** What the pages of a market say about the Christmas that its shop makes promises for. */
export function christmasValues({ iso, shopLocale }: Pick<Market, 'iso' | 'shopLocale'>) {
  const terms = read<Record<string, Terms>>('christmas')[usualChristmas]
  if (!terms) throw new Error(`scripts/seed/content/christmas.json has no terms of ${usualChristmas}`)
  const lastOrderDay = terms.lastOrder[shopLocale as ShopLocale]
  if (lastOrderDay === undefined)
    throw new Error(`scripts/seed/content/christmas.json has no lastOrder of ${shopLocale}`)
  const written = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(iso, { ...options, day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(usualChristmas, 11, day),
    )
  return {
    christmas: usualChristmas,
    afterChristmas: usualChristmas + 1,
    lastOrderDay,
    lastOrder: written(lastOrderDay, { weekday: 'long' }),
    lastFreight: written(terms.lastFreight, {}),
  }
}
