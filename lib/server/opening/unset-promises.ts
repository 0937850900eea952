import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findShopChanges } from '@/lib/platform/shop-configuration'
import type { ShopConfiguration } from '@/schemas/shop'

/** The settings by which a shop promises more than the law asks, as they are by default. */
const promises = {
  returns: ['days', 'longer', 'payer', 'freightCost'],
  service: ['answerDays', 'hours', 'onePrice'],
} as const

/** The promises to shoppers that bind a seller who has not set them, with the values that apply, each group in a sentence. */
export async function unsetPromises(
  db: Database,
  market: Market,
  shop: Pick<ShopConfiguration, 'returns' | 'service'>,
): Promise<string[]> {
  const changes = await findShopChanges(db, market)
  const sentenceOf = (group: keyof typeof promises) => {
    const set: object = changes?.[group] ?? {}
    const values: Readonly<Record<string, unknown>> = shop[group]
    const unset = promises[group].filter((name) => !(name in set))
    if (unset.length === 0) return []
    const list = unset.map((name) => `${name} ${JSON.stringify(values[name])}`).join(', ')
    return `Shoppers are promised ${group} that nobody has set: ${list}. Set them under ${group} in a shop_configuration of ${market.shopLocale}.`
  }
  return [sentenceOf('returns'), sentenceOf('service')].flat()
}
