import type { AddressBooks } from './address-books'
import type { BackInStock } from './back-in-stock'
import type { Baskets } from './baskets'
import type { Checkouts } from './checkouts'
import type { Customers } from './customers'
import type { Downloads } from './downloads'
import type { FormDrafts } from './form-drafts'
import type { Logins } from './logins'
import type { MerchantOrders } from './merchant-orders'
import type { OrderPapers } from './order-papers'
import type { OrderPayments } from './order-payments'
import type { Orders } from './orders'
import { handInParts } from './part'
import type { Products } from './products'
import type { Promotions } from './promotions'
import type { Recommendations } from './recommendations'
import type { Registrations } from './registrations'
import type { Returns } from './returns'
import type { Search } from './search'
import type { Stores } from './stores'
import type { Wishlists } from './wishlists'
import type { Withdrawals } from './withdrawals'

/** The interface that the storefront has to a shop. Another commerce service is connected by an object of this type. */
export type Shop = {
  products: Products
  search: Search
  recommendations: Recommendations
  promotions: Promotions
  baskets: Baskets
  checkouts: Checkouts
  orders: Orders
  orderPayments: OrderPayments
  orderPapers: OrderPapers
  returns: Returns
  withdrawals: Withdrawals
  downloads: Downloads
  customers: Customers
  logins: Logins
  registrations: Registrations
  addressBooks: AddressBooks
  wishlists: Wishlists
  formDrafts: FormDrafts
  stores: Stores
  backInStock: BackInStock
  merchantOrders: MerchantOrders
}

/**
 * Hands in another shop, or some parts of one, for this process; what it leaves out stays the shop's own. A method that a part
 * lacks throws when it is called. `handIn({})` takes everything back.
 */
export const handIn = (shop: { readonly [Name in keyof Shop]?: Partial<Shop[Name]> }): void =>
  handInParts(shop)
