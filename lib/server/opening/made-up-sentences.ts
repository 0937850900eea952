import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import {
  companiesInOneSeries,
  findShopConfigurations,
  madeUpDetails,
  madeUpLook,
  prefixesOf,
} from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import type { ShopConfiguration } from '@/schemas/shop'

/** What of the demo a market's shop still has, so that no orders are taken for money, each in a sentence. */
export function madeUpSentences(
  shop: ShopConfiguration,
  { shopLocale }: Pick<Market, 'shopLocale'>,
): string[] {
  const seller = madeUpDetails(shop.seller)
  const look = madeUpLook(shop)
  return [
    ...(seller.length > 0
      ? [
          `The seller is a made-up company (${seller.join(', ')}): import a shop_configuration of ${shopLocale}.`,
        ]
      : []),
    ...(look.length > 0
      ? [
          `The shop has the ${look.join(' and the ')} of the demo (${shop.name}): name yours in a shop_configuration of ${shopLocale}.`,
        ]
      : []),
  ]
}

/** Which companies of other open markets number their papers in the series of this one. */
export async function sharedSeries(
  db: Database,
  { brand, market, open }: { brand: Brand; market: Pick<Market, 'shopLocale'>; open: readonly Market[] },
): Promise<string[]> {
  const shops = await findShopConfigurations(db, brand)
  const own = shops.get(market.shopLocale)
  if (!own || madeUpDetails(own.seller).length > 0) return []
  const others = new Map(
    open
      .filter(({ shopLocale }) => shopLocale !== market.shopLocale)
      .flatMap(({ shopLocale }) => {
        const shop = shops.get(shopLocale)
        return shop && madeUpDetails(shop.seller).length === 0 ? [[shopLocale, shop] as const] : []
      }),
  )
  const shared = companiesInOneSeries(brand, own, others)
  const { invoice, creditNote } = prefixesOf(brand, own.bookkeeping?.prefixes)
  return shared.length > 0
    ? [
        `Papers are numbered in one series (${[invoice, creditNote].filter(Boolean).join(', ')}) with those of another company in ${shared.join(', ')}, and each company's numbers have gaps: name bookkeeping.prefixes of each in its shop_configuration.`,
      ]
    : []
}
