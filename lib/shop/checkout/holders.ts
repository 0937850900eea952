import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { keyedHash } from '@/lib/platform/security'
import { isRegular } from '@/lib/shop/orders'

type Ordering = {
  client?: Client | undefined
  /** As far as it is known. */
  email?: string | undefined
}

/**
 * Whom the pieces of an order count for whose goods are paid after they have come: its networks and its mail address, as keyed
 * hashes. Networks of many visitors are left out: there an order is bounded by its mail address alone.
 */
export function holdersOf({ client = [], email }: Ordering): string[] {
  const named = [
    ...client.filter(({ isShared }) => !isShared).map(({ name }) => `network ${name}`),
    ...(email ? [`mail ${email.toLowerCase()}`] : []),
  ]
  return named.map((name) => keyedHash('holder of goods', name))
}

/** The same; undefined for a customer who has ordered before, to whom no bound applies. */
export const boundHolders = async (
  db: Executor,
  customerId: number | null | undefined,
  ordering: Ordering,
): Promise<string[] | undefined> =>
  customerId && (await isRegular(db, customerId)) ? undefined : holdersOf(ordering)
