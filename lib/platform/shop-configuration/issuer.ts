import { config, type PaymentMode } from '@/lib/platform/config'
import type { Executor } from '@/lib/platform/db'
import { MustWaitError } from '@/lib/platform/outbox'
import type { Brand } from '@/schemas'
import type { Seller, ShopConfiguration } from '@/schemas/shop'
import type { ConfiguredMarket } from './defaults'
import { findShopConfiguration } from './find'
import { isSelling, madeUpDetails } from './made-up-seller'

/** Where money moves, nothing is issued in the name of a made-up company: it waits until the shop names its own. */
class NoIssuerError extends MustWaitError {
  override name = 'NoIssuerError'

  constructor(whose: string) {
    super(
      `${whose} is that of the demo, and money moves: no paper and no mail is issued until a row shop_configuration names the shop and its seller (npm run markets says what is missing)`,
    )
  }
}

/** Whether papers may bear a seller. A shop without money, such as the demo on a loopback address, may have the made-up one. */
export const mayIssue = (seller: Seller, mode: PaymentMode = config().paymentMode): boolean =>
  mode !== 'live' || madeUpDetails(seller).length === 0

/** Throws where papers may not bear a seller. */
export function requireIssuer(seller: Seller): void {
  if (!mayIssue(seller)) throw new NoIssuerError('The seller')
}

/** The configuration of a market's shop, for what bears its name and its seller's: papers, and mails to its customers. */
export async function findIssuer(
  db: Executor,
  brand: Brand,
  market: ConfiguredMarket,
): Promise<ShopConfiguration> {
  const shop = await findShopConfiguration(db, brand, market)
  if (!isSelling(shop, config().paymentMode))
    throw new NoIssuerError(`The name, mark or seller of ${market.shopLocale}`)
  return shop
}
