import 'server-only'
import { submissionsOf } from '@/lib/content/forms'
import type { Database } from '@/lib/platform/db'
import { basketLines } from '@/lib/shop/basket'
import { type Customer, countOrders, findAddresses, sessionsOf } from '@/lib/shop/customers'
import { numbersOf } from '@/lib/shop/wishlist'

/** How much of each kind is stored about a customer. Orders, which may be many and large, are counted and not read. */
export async function countCustomer(
  db: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  lists: { basket?: string | undefined; wishlist?: string | undefined },
) {
  return {
    orders: await countOrders(db, id),
    addresses: (await findAddresses(db, id)).length,
    wishlist: (await numbersOf(db, lists.wishlist)).length,
    basket: (await basketLines(db, lists.basket)).length,
    messages: (await submissionsOf(db, email)).length,
    sessions: (await sessionsOf(db, id)).length,
  }
}

export type CustomerCounts = Awaited<ReturnType<typeof countCustomer>>
