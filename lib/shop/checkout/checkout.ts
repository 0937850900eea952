import type { PickupGoods } from '@/lib/shop/addresses'
import type { OfferedMethod } from '@/lib/shop/payments'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { GuestForm } from '@/schemas/api/checkout'
import type { Address, PaymentMethod } from '@/schemas/shop'

export const checkoutSteps = ['login', 'address', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What a visitor entered in a step and was rejected: the values and the keys of the errors by field. */
export type CheckoutDraft = {
  step: CheckoutStep
  values: Record<string, string>
  errors: Record<string, string>
}

/** The way of a basket to an order, as far as the visitor has come. */
export type Checkout = {
  id: string
  /** What is ordered: the basket without the lines that do not count. */
  basket: Basket
  /** The lines that do not count, because they cannot be ordered. They stay in the basket. */
  uncounted: readonly BasketItem[]
  guest?: GuestForm
  /** Where parcels go; for an order of which nothing is sent, only who gets the invoice. */
  deliveryAddress?: Address
  /** Unset: the delivery address. */
  invoiceAddress?: Address
  paymentMethod?: PaymentMethod
  draft?: CheckoutDraft
  /** Something of it is sent by post. */
  isSent: boolean
  /** There are goods among it, which the law guarantees: neither vouchers nor files. */
  hasGoods: boolean
  /** There are gift cards among it that come by mail, which can be given away so. */
  hasGiftCards: boolean
  /**
   * Files are ordered in a country whose law gives a right of withdrawal: they are delivered at once only when the shopper
   * agrees to that and to the end of the right.
   */
  asksImmediate: boolean
  /** The articles at whose order the law wants the shopper asked for an old device, by their names. */
  oldDevicesFor: readonly string[]
  /** What is made to wishes can be returned without a defect. */
  takesMade: boolean
  methods: OfferedMethod[]
  /** What is sent, as pick-up stations ask for it. */
  goods: readonly PickupGoods[]
  /** The first step that is not complete; `review` when all before it are. */
  next: CheckoutStep
  /** The mark of what the review shows; set when `next` is `review`. */
  review?: string
}
