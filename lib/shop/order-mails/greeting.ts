import type { Executor } from '@/lib/platform/db'
import { unlinked } from '@/lib/platform/text'
import { findCustomerById } from '@/lib/shop/customers'
import type { OrderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'

const longestName = 80

/**
 * Whom the mails about an order greet: the customer whose confirmed address they go to, by the name of the account. What a
 * guest has typed greets nobody, or strangers could say something to any address in the name of the shop.
 */
export async function greetedBy(
  db: Executor,
  { customerId, email }: Pick<Order, 'customerId' | 'email'>,
): Promise<string | undefined> {
  const customer = customerId === null ? undefined : await findCustomerById(db, customerId)
  return customer?.email === email ? `${customer.firstName} ${customer.lastName}` : undefined
}

export const greeting = (t: OrderWords['t'], name: string | undefined): string =>
  name ? t('orderMails.greeting', { name: unlinked(name, longestName) }) : t('customerMails.greeting')
