import { database } from '@/lib/platform/db'
import type { Brand } from '@/schemas'
import type { ShopConfiguration } from '@/schemas/shop'
import type { ConfiguredMarket } from './defaults'
import { findShopConfiguration, findShopConfigurations } from './find'
import { findIssuer } from './issuer'

/** The configuration of a market's shop as it is this moment, for papers and what is agreed; pages load the cached one. */
export const currentShopConfiguration = (
  brand: Brand,
  market: ConfiguredMarket,
): Promise<ShopConfiguration> => findShopConfiguration(database(), brand, market)

/** The same for a paper, which bears the name of the shop and its seller. */
export const currentIssuer = (brand: Brand, market: ConfiguredMarket): Promise<ShopConfiguration> =>
  findIssuer(database(), brand, market)

/** Those of all shops of a brand, by shop locale. */
export const currentShopConfigurations = (brand: Brand): Promise<ReadonlyMap<string, ShopConfiguration>> =>
  findShopConfigurations(database(), brand)
