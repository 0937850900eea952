import type { Database } from '@/lib/platform/db'
import { findUnpaidGiftCards } from '@/lib/shop/orders'
import { findValidSeries } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import { seedGiftCards, seedVouchers } from './catalogue'

/**
 * What is still valid of the codes of a demonstration, as `npm run vouchers -- end` takes it: vouchers and gift cards that
 * came with the first catalogue, and gift cards that the sandbox has sold.
 */
export async function demoCodesLeft(db: Database, brand: Brand, now: Date): Promise<string[]> {
  const ids = seedVouchers(brand).map(({ id }) => id)
  const cards = seedGiftCards().map(({ code }) => code)
  const [seeded, sold] = [await findValidSeries(db, { ids, cards }, now), await findUnpaidGiftCards(db, now)]
  return [...new Set([...seeded, ...sold])]
}
