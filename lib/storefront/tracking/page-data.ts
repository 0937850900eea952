import type { ProductView } from '@/lib/shop/catalogue'
import type { Basket } from '@/schemas/api/basket'
import { major, worthOf } from './items'
import type { PageEvent } from './tracking-data'

/** That a product is viewed, with the price of its cheapest variant that can be bought, else of the first. */
export function viewedProduct({ number, name, brand, variants }: ProductView): PageEvent[] {
  const [first] = variants.toSorted(
    (a, b) =>
      Number(b.availability.buyable) - Number(a.availability.buyable) || a.price.withTax - b.price.withTax,
  )
  if (!first) return []
  const price = major(first.price.withTax)
  const item = { item_id: number, item_name: name, ...(brand && { item_brand: brand }), price, quantity: 1 }
  return [
    {
      event: { event: 'frontend_view_item', currency: first.price.currencyCode, value: price, items: [item] },
    },
  ]
}

type Begun = { id: string; basket: Basket; guest?: object }

/** Who is logged in, since when, and what this browser has ordered: the newest number first. */
export type Login = {
  customer?: { createdAt: Date } | undefined
  loggedInAt?: Date | undefined
  orders?: readonly string[] | undefined
}

/** A registration logs in as soon as its account is made. */
const registeringMs = 10_000

/** That a customer has logged in or registered: once for each login. */
export function loggedIn({ customer, loggedInAt }: Login): PageEvent[] {
  if (!customer || !loggedInAt) return []
  const isNew = loggedInAt.getTime() - customer.createdAt.getTime() < registeringMs
  return [
    {
      event: { event: isNew ? 'frontend_auth_register' : 'frontend_auth_login' },
      once: { key: `login:${loggedInAt.getTime()}`, lasting: 'session' },
    },
  ]
}

/**
 * That a checkout was begun, and that its visitor goes on as a guest: each once for a checkout. It has no id of its own
 * before something is entered, so it is the one after the last order.
 */
export function begunCheckout({ id, basket, guest }: Begun, login: Login = {}): PageEvent[] {
  const worth = worthOf(basket)
  const once = (key: string) => ({ once: { key, lasting: 'session' as const } })
  return [
    ...(worth
      ? [
          {
            event: { event: 'frontend_begin_checkout' as const, ...worth },
            ...once(`checkout:${login.orders?.[0] ?? ''}`),
          },
        ]
      : []),
    ...loggedIn(login),
    ...(guest && !login.customer
      ? [{ event: { event: 'frontend_auth_guest' as const }, ...once(`guest:${id}`) }]
      : []),
  ]
}

/** That a promotion is shown: once in a visit. */
export const viewedPromotion = ({ id, label }: { id: string; label: string }): PageEvent[] => [
  {
    event: { event: 'frontend_view_promotion', promotion_id: id, promotion_name: label },
    once: { key: `promotion:${id}`, lasting: 'session' },
  },
]
