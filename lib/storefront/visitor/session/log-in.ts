import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { nameDevice } from '@/lib/platform/limits'
import type { Customer } from '@/lib/shop/customers'
import { baskets, customers, logins, wishlists } from '@/lib/shop/door'
import type { Visitor } from './visitor'

/**
 * Logs a customer in: a new login, with the basket and the wishlist of the visitor merged into the customer's. An earlier
 * login of this browser ends, and its lists stay with their customer.
 */
export async function logInVisitor(visitor: Visitor, customer: Customer): Promise<void> {
  const isOther = visitor.customer !== undefined
  const guest = isOther ? {} : { basket: visitor.basket, wishlist: visitor.wishlist }
  if (visitor.login !== undefined) await logins.end(visitor.login)
  visitor.basket = await baskets.merge(guest.basket, customer.id)
  visitor.wishlist = await wishlists.merge(guest.wishlist, customer.id)
  await customers.claimOrders(customer)
  if (isOther) {
    visitor.orders = []
    visitor.opened = []
  }
  visitor.login = await logins.open(customer.id, currentTime())
  visitor.browser = nameDevice(customer.email, visitor.browser)
  await visitor.save()
}

/** Logs the visitor out: the login ends, and the cookie keeps nothing but the name of the browser. */
export async function logOutVisitor(visitor: Visitor): Promise<void> {
  if (visitor.login !== undefined) await logins.end(visitor.login)
  const { browser } = visitor
  for (const key of Object.keys(visitor)) delete (visitor as Record<string, unknown>)[key]
  if (browser !== undefined) visitor.browser = browser
  await visitor.save()
}
