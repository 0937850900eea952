import { currentMs } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, type Limit, networkLimits } from '@/lib/platform/limits'

/** How many lists, and entries of them, the visitors of one network may begin within an hour. */
export type ListLimits = { lists: Limit; entries: Limit }

export const listLimits = (of: 'baskets' | 'wishlists'): ListLimits =>
  of === 'baskets'
    ? { lists: networkLimits.baskets, entries: networkLimits.basketEntries }
    : { lists: networkLimits.wishlists, entries: networkLimits.wishlistEntries }

/**
 * Counts what a client is about to add; returns whether its networks may add that much. It is counted in the
 * transaction of the change, so that only what was kept counts.
 */
export async function mayGrow(
  tx: Transaction,
  client: Client,
  { lists, entries }: ListLimits,
  added: { isNewList: boolean; entries: number },
): Promise<boolean> {
  const now = currentMs()
  if (added.isNewList && !(await isWithinLimit(tx, client, lists, { now }))) return false
  return added.entries === 0 || isWithinLimit(tx, client, entries, { now, amount: added.entries })
}
