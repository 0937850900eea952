import 'server-only'
import { submissionsOf, subscriptionsOf } from '@/lib/content/forms'
import type { Database } from '@/lib/platform/db'
import { basketLines } from '@/lib/shop/basket'
import {
  type Customer,
  findAddresses,
  findGiftCardsOf,
  orderNumbersOf,
  sessionsOf,
} from '@/lib/shop/customers'
import { findOrder, type Order } from '@/lib/shop/orders'
import { findRefundAccount } from '@/lib/shop/refund-transfers'
import { findReturns } from '@/lib/shop/returns'
import { numbersOf } from '@/lib/shop/wishlist'
import { findWithdrawalsOf } from '@/lib/shop/withdrawals'

async function orderData(db: Database, order: Order) {
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
    returns: await findReturns(db, id),
    refundAccount: (await findRefundAccount(db, id)) ?? null,
  }
}

async function ordersOf(db: Database, customerId: number) {
  const found = []
  for (const number of await orderNumbersOf(db, customerId)) {
    const order = await findOrder(db, number)
    if (order) found.push(await orderData(db, order))
  }
  return found
}

/**
 * Everything that is stored about a customer, as the right to a copy asks for (GDPR, articles 15 and 20). The password
 * is kept as a hash alone, from which it cannot be read, and is left out. Amounts are minor units.
 */
export async function exportCustomer(
  db: Database,
  customer: Customer,
  lists: { basket?: string | undefined; wishlist?: string | undefined },
) {
  const { id, userId, ...account } = customer
  const { email } = customer
  const addresses = await findAddresses(db, id)
  return {
    account: { userId, ...account },
    logins: await sessionsOf(db, id),
    addresses: addresses.map(({ customerId: _, ...address }) => address),
    orders: await ordersOf(db, id),
    withdrawals: await findWithdrawalsOf(db, email),
    wishlist: await numbersOf(db, lists.wishlist),
    basket: (await basketLines(db, lists.basket)).map(({ key: _, productId: __, ...line }) => line),
    giftCards: await findGiftCardsOf(db, id),
    newsletter: await subscriptionsOf(db, email),
    messages: await submissionsOf(db, email),
  }
}
