import { z } from 'zod'

/** The means of payment, by the codes of the shop system. */
export const paymentMethods = [
  /** Credit card. */
  'KK',
  /** Instalments. */
  'KD',
  /** Pay later. */
  'KC',
  /** Pay now. */
  'KN',
  /** Online wallet. */
  'PP',
  /** Gift card. */
  'G',
  /** Cash on delivery. */
  'NN',
  /** Invoice. */
  'RE',
  /** Prepayment. */
  'V',
  /** Swiss mobile payment. */
  'TW',
  /** Dutch bank payment. */
  'IL',
  /** Mobile wallet. */
  'AP',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Redeemed in the basket, it pays first wherever it is accepted. */
export const giftCard = 'G' as const satisfies PaymentMethod
export const paymentMethod = z.enum(paymentMethods)

export const orderStatuses = [
  /** The goods are held until the payment service confirms the payment. */
  'awaitingPayment',
  /** Sold: to be delivered. */
  'placed',
  'partlyShipped',
  /** Everything was sent or, if digital, delivered. */
  'shipped',
  /** Nothing will be sent, and what was paid is paid back. */
  'cancelled',
  /** Everything that was sent has come back. */
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = [
  /** To be paid: by the shopper at the payment service, by transfer, or at the door. */
  'open',
  'paid',
  /** Declined by the payment service. */
  'failed',
  /** Ended before it was paid: abandoned, or its order was cancelled. */
  'cancelled',
  /** All of it was paid back; a part of it leaves it paid. */
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who or what changed an order. */
export const orderCauses = ['shopper', 'provider', 'merchant', 'clock'] as const
export type OrderCause = (typeof orderCauses)[number]

/** What happens to an order. The details that an event has stand behind it. */
export const orderEventTypes = [
  /** It was placed; `awaitingPayment` or `placed` follows. */
  'ordered',
  /** The shopper was sent to the payment service: `method`, `amount`. */
  'paymentBegun',
  /** Declined or given up: `method`. */
  'paymentFailed',
  /** Money has come: `method`, `amount`. */
  'paid',
  /** The payment that was awaited has come: `placed` follows. */
  'confirmed',
  /** A parcel was sent: `shipment`, `carrierKey`, `trackingNumber`. */
  'shipped',
  /** A parcel has another number or carrier than was said: `shipment`, `carrierKey`, `trackingNumber`. */
  'trackingCorrected',
  /** What is digital was delivered. */
  'delivered',
  /** `reason`. */
  'cancelled',
  /**
   * Some of it was cancelled, and the rest goes on: `lines` are their numbers, `amount` is what comes back for them and
   * `reason` who wanted it.
   */
  'linesCancelled',
  /**
   * Money was paid back, or its transfer is on its way: `method`, `amount`; from the merchant also the `lines` that it is
   * for, if they are named; of one that was agreed before `how`, `transfer`, and the `account`, if it was said.
   */
  'refunded',
  /** Money is to be transferred back: `method`, `amount`, and the `lines` that it is for, if they are named. */
  'refundAgreed',
  /** The shopper has said where a transfer goes: `account` is its country and its last characters. */
  'refundAccount',
  /** The invoice was issued: its `number`, its `amount`. */
  'invoiced',
  /** A credit note was issued: its `number`, its `amount`, and the number of its `invoice`. */
  'credited',
  /** The shopper has withdrawn from the contract: `withdrawal`, and `goods` in the shopper's words. */
  'withdrawn',
  /** The shopper has announced to send goods back: `return` is its number, `lines`, `reasons` of each. */
  'returnRequested',
  /** The shopper has sent the receipt of a postage that is paid back: `return` is its number, `receipt` the id of the file. */
  'receiptSent',
  /** The shopper keeps what was announced to come back: `return` is its number. */
  'returnCancelled',
  /** What was announced has come to the seller: `return` is its number. */
  'returnArrived',
  /** What was announced has not come in time, and its bill is not lowered by it any more: `return`, its `lines`, `amount`, `toPay`. */
  'returnLapsed',
  'returned',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

/** Why something of an invoice was taken back. */
export const creditReasons = ['cancelled', 'withdrawn', 'returned', 'refunded'] as const
export type CreditReason = (typeof creditReasons)[number]

/** Why a shopper sends goods back. No law asks for a reason. */
export const returnReasons = ['none', 'fit', 'quality', 'damaged', 'wrong'] as const
export type ReturnReason = (typeof returnReasons)[number]
