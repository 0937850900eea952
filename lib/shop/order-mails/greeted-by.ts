import type { Executor } from '@/lib/platform/db'
import { typedName, wholeName } from '@/lib/platform/mail-body'
import { findCustomerById } from '@/lib/shop/customers'
import type { Order } from '@/lib/shop/orders'

/**
 * Whom the mails about an order greet: the customer whose confirmed address they go to, by the name of the account, and
 * everybody else by the name in the order's address, if it reads as one.
 */
export async function greetedBy(
  db: Executor,
  { customerId, email, invoiceAddress }: Pick<Order, 'customerId' | 'email' | 'invoiceAddress'>,
): Promise<string | undefined> {
  const account = customerId === null ? undefined : await findCustomerById(db, customerId)
  return account?.email === email ? wholeName(account) : typedName(invoiceAddress)
}
