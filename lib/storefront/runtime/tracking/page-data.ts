import type { ProductView } from '@/lib/shop/catalogue'
import { currentVariant } from '@/lib/shop/rules'
import type { Basket } from '@/schemas/api/basket'
import { major, worthOf } from './items'
import { pagedVariants } from './page-variants'
import type { PageEvent } from './tracking-data'

/** That a product is viewed: its current variant, which is another one where the address names one. */
export function viewedProduct({ number, name, brand, variants }: ProductView): PageEvent[] {
  const current = currentVariant(variants)
  if (!current) return []
  const price = major(current.price.withTax)
  const item = {
    ...{ item_id: number, item_name: name },
    ...(brand && { item_brand: brand }),
    ...{ item_variant: current.referenceKey, price, quantity: 1 },
  }
  return [
    {
      event: {
        event: 'frontend_view_item',
        ...{ currency: current.price.currencyCode, value: price, items: [item] },
      },
      ...(variants.length > 1 && { variants: pagedVariants(variants) }),
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
      once: { key: `login:${loggedInAt.getTime()}`, lasting: 'browser' },
    },
  ]
}

/**
 * That a checkout was begun, once each time that it is entered: it has no id of its own before something is entered, so it is
 * the one after the last order. And that its visitor goes on as a guest, once for a checkout.
 */
export function begunCheckout({ id, basket, guest }: Begun, login: Login = {}): PageEvent[] {
  const worth = worthOf(basket)
  return [
    ...(worth
      ? [
          {
            event: { event: 'frontend_begin_checkout' as const, ...worth },
            once: { key: `checkout:${login.orders?.[0] ?? ''}`, lasting: 'checkout' as const },
          },
        ]
      : []),
    ...loggedIn(login),
    ...(guest && !login.customer
      ? [
          {
            event: { event: 'frontend_auth_guest' as const },
            once: { key: `guest:${id}`, lasting: 'browser' as const },
          },
        ]
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
