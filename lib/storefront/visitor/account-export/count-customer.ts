import 'server-only'
import { sentForms } from '@/lib/content/forms'
import type { Customer } from '@/lib/shop/customers'
import { addressBooks, baskets, customers, logins, wishlists } from '@/lib/shop/door'

/** How much of each kind is stored about a customer. Orders, which may be many and large, are counted and not read. */
export async function countCustomer(
  { id, email }: Pick<Customer, 'id' | 'email'>,
  lists: { basket?: string | undefined; wishlist?: string | undefined },
) {
  return {
    orders: await customers.countOrders(id),
    addresses: (await addressBooks.of(id)).length,
    wishlist: (await wishlists.numbers(lists.wishlist)).length,
    basket: (await baskets.lines(lists.basket)).length,
    messages: (await sentForms.of(email)).length,
    sessions: (await logins.of(id)).length,
  }
}

export type CustomerCounts = Awaited<ReturnType<typeof countCustomer>>
