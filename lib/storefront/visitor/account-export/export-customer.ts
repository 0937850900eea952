import 'server-only'
import { newsletter, sentForms } from '@/lib/content/forms'
import type { Customer } from '@/lib/shop/customers'
import {
  addressBooks,
  backInStock,
  baskets,
  customers,
  logins,
  orders,
  returns,
  wishlists,
  withdrawals,
} from '@/lib/shop/door'
import type { Order } from '@/lib/shop/orders'

const giftCardMailsOf = async (orderId: number) =>
  (await orders.giftCardMails(orderId)).map(
    ({ recipient, giver, message, askedAt, dueAt, sentAt, stoppedAt, stop }) => ({
      ...{ recipient, giver, message, askedAt, dueAt, sentAt, stoppedAt, stop },
    }),
  )

async function orderData(order: Order) {
  const { id, checkoutId: _, customerId: __, ...rest } = order
  const lines = rest.lines.map(({ product, choice, quantity, price, total, inscription }) => ({
    ...{ product: product.name, choice, quantity, price, total, inscription },
  }))
  const payments = rest.payments.map(({ method, status, amount, refunded, createdAt, settledAt }) => ({
    ...{ method, status, amount, refunded, createdAt, settledAt },
  }))
  const events = rest.events.map(({ at, type, cause }) => ({ at, type, cause }))
  return {
    ...{ ...rest, lines, payments, events },
    returns: await returns.of(id),
    giftCardMails: await giftCardMailsOf(id),
    refundAccount: (await returns.refundAccount(id)) ?? null,
  }
}

async function ordersOf(customerId: number) {
  const found = []
  for (const number of await customers.orderNumbers(customerId)) {
    const order = await orders.find(number)
    if (order) found.push(await orderData(order))
  }
  return found
}

/**
 * Everything that is stored about a customer, as the right to a copy asks for (GDPR, articles 15 and 20). The password
 * is kept as a hash alone, from which it cannot be read, and is left out. Amounts are minor units.
 */
export async function exportCustomer(
  customer: Customer,
  lists: { basket?: string | undefined; wishlist?: string | undefined },
) {
  const { id, userId, ...account } = customer
  const { email } = customer
  const addresses = await addressBooks.of(id)
  return {
    account: { userId, ...account },
    logins: await logins.of(id),
    addresses: addresses.map(({ customerId: _, ...address }) => address),
    orders: await ordersOf(id),
    withdrawals: await withdrawals.ofEmail(email),
    wishlist: await wishlists.numbers(lists.wishlist),
    basket: (await baskets.lines(lists.basket)).map(({ key: _, productId: __, ...line }) => line),
    giftCards: await customers.giftCards(id),
    newsletter: await newsletter.of(email),
    backInStock: (await backInStock.of(email)).map(({ id: _, ...request }) => request),
    messages: await sentForms.of(email),
  }
}
