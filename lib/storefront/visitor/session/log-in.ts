import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { nameDevice } from '@/lib/platform/limits'
import { mergeBaskets } from '@/lib/shop/basket'
import { moveCheckouts } from '@/lib/shop/checkout'
import { type Customer, claimOrders, endSession, openSession } from '@/lib/shop/customers'
import { mergeWishlists } from '@/lib/shop/wishlist'
import type { Visitor } from './visitor'

/**
 * Logs a customer in: a new login, with the basket and the wishlist of the visitor merged into the customer's. An earlier
 * login of this browser ends, and its lists stay with their customer.
 */
export async function logInVisitor(visitor: Visitor, customer: Customer): Promise<void> {
  const db = database()
  const isOther = visitor.customer !== undefined
  const guest = isOther ? {} : { basket: visitor.basket, wishlist: visitor.wishlist }
  if (visitor.login !== undefined) await endSession(db, visitor.login)
  visitor.basket = await mergeBaskets(db, guest.basket, customer.id, moveCheckouts)
  visitor.wishlist = await mergeWishlists(db, guest.wishlist, customer.id)
  await claimOrders(db, customer)
  if (isOther) {
    visitor.orders = []
    visitor.opened = []
  }
  visitor.login = await openSession(db, customer.id, currentTime())
  visitor.browser = nameDevice(customer.email, visitor.browser)
  await visitor.save()
}

/** Logs the visitor out: the login ends, and the cookie keeps nothing but the name of the browser. */
export async function logOutVisitor(visitor: Visitor): Promise<void> {
  if (visitor.login !== undefined) await endSession(database(), visitor.login)
  const { browser } = visitor
  for (const key of Object.keys(visitor)) delete (visitor as Record<string, unknown>)[key]
  if (browser !== undefined) visitor.browser = browser
  await visitor.save()
}
