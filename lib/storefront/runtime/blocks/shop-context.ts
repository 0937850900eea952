import { config } from '@/lib/platform/config'
import type { Market } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'
import type { BlockContext } from './context'
import { keepBriefly } from './keep-briefly'

/** The part of a shop's configuration that blocks depend on. */
export type ShopSettings = Pick<ShopConfiguration, 'timezone' | 'options'>

/** What blocks learn of their shop on every page: its market with the shop's time zone, and the options of the shop. */
export function shopContext(
  market: Market,
  { timezone, options }: ShopSettings,
): Pick<BlockContext, 'brand' | 'market' | 'baseUrl' | 'hidesFaq' | 'keepBriefly'> {
  const { brand, baseUrl } = config()
  return {
    brand,
    market: { ...market, timezone },
    baseUrl,
    keepBriefly,
    ...(!options.faq && { hidesFaq: true }),
  }
}
