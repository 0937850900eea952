import { and, eq, gt, type SQL } from 'drizzle-orm'
import { prices } from './tables'

/** Whether a row of prices is one at which its variant is sold in a country: some from before may be 0. */
export const isSoldIn = (country: string): SQL | undefined =>
  and(eq(prices.country, country), gt(prices.withTax, 0))
