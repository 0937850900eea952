import { z } from 'zod'
import { countryCodes, currencies } from '../markets'
import {
  creditReasons,
  orderCauses,
  orderEventTypes,
  orderStatuses,
  paymentMethod,
  paymentStatuses,
  returnReasons,
} from '../shop'
import { customData } from './basket-entries'

/** All amounts are minor units of `currencyCode`. */
const minorUnits = z.int()
const instant = z.iso.datetime()

const address = z.object({
  gender: z.enum(['m', 'f', 'd']),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().optional(),
  /** Of a company in the Union. */
  vatId: z.string().optional(),
  street: z.string(),
  extra: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countryCodes),
  phone: z.string().optional(),
  pickup: z
    .object({
      kind: z.string(),
      customerNumber: z.string().optional(),
      stationNumber: z.string().optional(),
      stationName: z.string().optional(),
    })
    .optional(),
})

const packageItem = z.object({
  /** The number of the line in `lines`. */
  line: z.int().min(1),
  variant: z.string(),
  quantity: z.int().min(1),
  /** The whole reduction of the line: by promotions and by the voucher. */
  itemDiscount: minorUnits,
  /** By the voucher. */
  itemCoupon: minorUnits,
  /** By promotions. */
  itemPromotionAmount: minorUnits,
  itemPromotionId: z.string().nullable(),
  customData,
  /** The merchant's product group; `null` where the product has none. */
  itemGroup: z.string().nullable(),
})

const line = z.object({
  /** From 1 on: `npm run orders -- shipped` takes these numbers. */
  line: z.int().min(1),
  /** The reference key of the variant. */
  variant: z.string(),
  /** The last part of the address of the product's page. */
  productNumber: z.string(),
  /** The merchant's own key of the product; `null` in orders from before it was kept. */
  referenceKey: z.string().nullable(),
  /** The `priceReference` of the variant's logistics block when it was ordered; `null` where it had none. */
  priceReference: z.string().nullable(),
  /** As mails and papers write it: the whole key, or else the number of the product's page. */
  articleNumber: z.string(),
  name: z.string(),
  choice: z.array(z.string()),
  quantity: z.int().min(1),
  /** With tax, of one piece. */
  price: minorUnits,
  /** Of all pieces, before reductions. */
  total: minorUnits,
  /** Of all pieces, less reductions. */
  toPay: minorUnits,
  /** The rate of the tax included, as a fraction: 0.19. */
  vat: z.number(),
  inscription: z.string().nullable(),
  isGift: z.boolean(),
  isDigital: z.boolean(),
  isVoucher: z.boolean(),
  isSent: z.boolean(),
  /** Taken out of the order before it was sent: in no package. */
  isCancelled: z.boolean(),
})

const event = z.object({
  id: z.int(),
  at: instant,
  type: z.enum(orderEventTypes),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  cause: z.enum(orderCauses),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})

const creditNote = z.object({
  number: z.string(),
  /** The number of the invoice of which it takes something back. */
  invoice: z.string(),
  issuedAt: instant,
  reason: z.enum(creditReasons),
  /** With tax. */
  amount: minorUnits,
  /** What is taken back at each rate. */
  rates: z.array(z.object({ rate: z.number(), net: minorUnits, tax: minorUnits, gross: minorUnits })),
})

const announced = z.object({
  number: z.string(),
  announcedAt: instant,
  /** Set where its shopper has taken it back. */
  cancelledAt: instant.nullable(),
  /** Set when the merchant has said that it has come. */
  arrivedAt: instant.nullable(),
  /** What is paid back for it, with `delivery`: what of that was not paid for the goods but for their delivery. */
  amount: minorUnits,
  delivery: minorUnits,
  lines: z.array(z.object({ line: z.int().min(1), quantity: z.int().min(1), reason: z.enum(returnReasons) })),
  /** Of the postage that its shopper has paid; each goes some time after. `file` is where it is. */
  receipts: z.array(
    z.object({ id: z.int(), name: z.string(), type: z.string(), sentAt: instant, file: z.string() }),
  ),
})

/** An order as a merchant's system gets it. */
export const merchantOrder = z.object({
  /** The number of the order. */
  id: z.string(),
  status: z.enum(orderStatuses),
  brand: z.string(),
  /** The shop locale: `de-de`. */
  locale: z.string(),
  placedAt: instant,
  /** Placed in a shop that was a test: no money moved, and nothing is to be sent. */
  isTest: z.boolean(),
  customer: z.object({
    /** The 64 characters by which every answer and event names a customer; `null` for a guest. */
    id: z.string().length(64).nullable(),
    /** The number that customers read out; `null` for a guest. */
    customerNo: z.int().nullable(),
    email: z.string(),
    gender: z.enum(['m', 'f', 'd']),
    firstName: z.string(),
    lastName: z.string(),
    status: z.object({ isGuestCustomer: z.boolean() }),
  }),
  /** `null` where nothing is sent. */
  deliveryAddress: address.nullable(),
  invoiceAddress: address,
  lines: z.array(line),
  /** The parcels that were sent; then what is still to be sent; then what is delivered as a download. */
  packages: z.array(
    z.object({
      kind: z.enum(['parcel', 'unsent', 'download']),
      /** Set for a parcel. */
      carrierKey: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      shippedAt: instant.nullable(),
      /** Where its delivery note is, a PDF; that of what is not sent yet is the one of the next parcel. */
      deliveryNote: z.string().nullable(),
      items: z.array(packageItem),
    }),
  ),
  payment: z.array(
    z.object({
      key: paymentMethod,
      /** `shop`: settled by the shop itself. */
      provider: z.string(),
      status: z.enum(paymentStatuses),
      amount: minorUnits,
      refunded: minorUnits,
      /** Its name at the payment service. */
      reference: z.string().nullable(),
    }),
  ),
  voucher: z
    .object({ coupon: z.string(), coupon_code: z.string(), coupon_reduction_with_tax: minorUnits })
    .nullable(),
  /** The code is masked: with the whole one, anybody can pay. */
  giftcard: z.object({ amount: minorUnits, giftCardCode: z.string() }).nullable(),
  /** The reductions that the order shows, by promotion, and by the voucher. */
  reductions: z.array(z.object({ id: z.string(), label: z.string(), amount: minorUnits })),
  cost: z.object({
    /** All goods with tax, before reductions. */
    goods: minorUnits,
    /** What the means of payment costs extra. */
    paymentFee: minorUnits,
    /** What the order costs: goods less reductions, plus shipping and fee. */
    withTax: minorUnits,
    withoutTax: minorUnits,
    tax: z.object({
      vat: z.object({
        amount: minorUnits,
        rates: z.array(z.object({ rate: z.number(), amount: minorUnits })),
      }),
    }),
    /** What the gift card does not cover. */
    toPay: minorUnits,
  }),
  shipping: minorUnits,
  currencyCode: z.enum(currencies),
  /** The code of a voucher that takes nothing off the goods: it makes shipping free. */
  specialCoupon: z.string().nullable(),
  /** The site that the bonus partner has sent the shopper from; `null` without consent. */
  scrid: z.string().nullable(),
  /** Whether an old device is to be taken back at the delivery (ElektroG, § 17); `null` where nobody was asked. */
  oldDevice: z.boolean().nullable(),
  /** `null` until it is issued; the event `invoiced` announces it. */
  invoice: z.object({ number: z.string(), issuedAt: instant, amount: minorUnits }).nullable(),
  /** What was taken back of the invoice; the event `credited` announces each. */
  creditNotes: z.array(creditNote),
  /** What was announced to come back; the events `returnRequested` and `receiptSent` announce it. */
  returns: z.array(announced),
  /** All events of the order, the oldest first. */
  events: z.array(event),
})
export type MerchantOrder = z.infer<typeof merchantOrder>

/** The orders that have changed since a cursor, the oldest change first; each stands at its latest change. */
export const merchantOrders = z.object({
  orders: z.array(merchantOrder),
  /** To continue with, now or later. */
  next: z.string(),
  /** Whether there are more orders after these. */
  more: z.boolean(),
})
export type MerchantOrders = z.infer<typeof merchantOrders>

/** The body of a webhook: what has happened to an order. `from` and `to` differ where its status has changed. */
export const merchantEvent = event.extend({
  /** The number of the order. */
  order: z.string(),
  /** Whether the order is a test. */
  isTest: z.boolean(),
})
export type MerchantEvent = z.infer<typeof merchantEvent>
