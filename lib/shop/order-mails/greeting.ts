import type { Executor } from '@/lib/platform/db'
import { unlinked } from '@/lib/platform/text'
import { findCustomerById } from '@/lib/shop/customers'
import type { OrderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'

const longestName = 80

/** So much is a name; what is longer may be a sentence. */
const mostOfName = { signs: 40, words: 4 }

/** `Anna Maria`, `d’Arc`, `Dr.`: a word of letters, which no number and no address is. */
const wordOfName = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u

/** Whether what was typed reads as a name, so that nobody is told anything with it. */
const isName = (typed: string): boolean => {
  const words = typed.split(' ')
  return (
    typed.length <= mostOfName.signs &&
    words.length <= mostOfName.words &&
    words.every((word) => wordOfName.test(word))
  )
}

const wholeName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/**
 * Whom the mails about an order greet: the customer whose confirmed address they go to, by the name of the account, and
 * everybody else by the name of the order. What was typed there greets nobody unless it is a short name, or
 * strangers could say something to any address in the name of the shop.
 */
export async function greetedBy(
  db: Executor,
  { customerId, email, customer }: Pick<Order, 'customerId' | 'email' | 'customer'>,
): Promise<string | undefined> {
  const account = customerId === null ? undefined : await findCustomerById(db, customerId)
  if (account?.email === email) return wholeName(account)
  const typed = wholeName(customer)
  return isName(typed) ? typed : undefined
}

export const greeting = (t: OrderWords['t'], name: string | undefined): string =>
  name ? t('orderMails.greeting', { name: unlinked(name, longestName) }) : t('customerMails.greeting')
