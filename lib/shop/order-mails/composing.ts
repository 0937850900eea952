import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import type { OrderDownload } from '@/lib/shop/downloads'
import type { OrderWords } from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import type { OrderReturn } from '@/lib/shop/returns'
import type { Payments, ReturnTerms, Seller } from '@/schemas/shop'

/** What the mails about an event are composed of. */
export type Composing = {
  order: Order
  event: OrderEvent
  market: Market
  seller: Seller
  /** The methods of payment of the market. */
  payments: Payments
  /** The shop's name, as its visitors know it. */
  shopName: string
  /** What the shop promises about returns. */
  terms: ReturnTerms
  words: OrderWords
  /** Whom the mail greets; undefined where nobody has proved that the address is theirs. */
  name: string | undefined
  /** The origin of the shop. */
  baseUrl: string
  /** Where the shopper sees the order. */
  address: string
  /** Whether the terms are attached. */
  hasTerms: boolean
  /** Whether the instructions on withdrawal are: not where nothing can be withdrawn from. */
  hasWithdrawal: boolean
  /** What the event announces to come back. */
  announced?: OrderReturn | undefined
  /** All that were announced of the order. */
  returns?: readonly OrderReturn[] | undefined
  /** The label of a carrier that pays the postage of it: the carrier's key, and the number of the parcel. */
  label?: { carrier: string; number: string; hasCode?: boolean } | undefined
  /** Who pays for what comes back of the order, with the faults of what the event announces. */
  costs: ReturnCosts
  /** The numbers of the credit notes that are attached. */
  creditNotes: readonly string[]
  /** Whether the delivery note of the parcel is attached. */
  hasDeliveryNote?: boolean
  /** The amount that is paid back by transfer, and the account that it goes to. */
  transfers?: Pick<RefundTransfers, 'amount' | 'account'> | undefined
  /** Who has offers for the order, and where, if the shopper has allowed them in this mail. */
  partnerOffer?: { partner: string; href: string } | undefined
  /** What is left on the gift card that has paid for the order, in minor units. */
  giftCardLeft?: number | undefined
  /** The files of the order that are delivered. */
  downloads?: readonly OrderDownload[] | undefined
}
