import { z } from 'zod'
import { emailAddress } from '../email'
import { longestEmail } from '../lengths'
import { orderNumberPattern } from '../order-number'
import { nameOfPerson } from '../person-name'
import { genders, longestName } from '../shop/address'
import { paymentMethod } from '../shop/order'
import { newsletterChoice } from './newsletter'

/** The most characters of what somebody tells who orders without an account. */
export const longestInGuest = {
  first_name: longestName,
  last_name: longestName,
  email: longestEmail,
} as const

/** Letters, hyphen, dot and space only. */
const personalName = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(longestInGuest.first_name)
  .regex(nameOfPerson, 'has other than letters, hyphen, dot and space')

/** `POST /api/user/auth/guest/?locale`: who orders without an account. */
export const guestForm = z.object({
  gender: z.enum(genders).default('f'),
  first_name: personalName,
  last_name: personalName,
  email: z.string().trim().toLowerCase().max(longestInGuest.email).pipe(emailAddress()),
  /** Whether to subscribe to the newsletter. */
  newsletter: newsletterChoice,
})
export type GuestForm = z.infer<typeof guestForm>

/** A box as a form or a script sends it: `on`, or empty where it is not ticked. */
const ticked = z.enum(['on', ''])

/** `POST /api/checkout/payment/?locale` */
export const paymentChoice = z.object({ method: paymentMethod })

/**
 * `POST /api/checkout/order/?locale`: orders what the review showed. The same checkout again is the same order.
 */
export const orderPlacement = z.object({
  checkout: z.uuid(),
  /** The mark of what was shown: its goods, prices, addresses and payment. */
  review: z.string().regex(/^[\w-]{20,64}$/),
  /** The means of payment that was shown; empty where nothing is to be paid. */
  method: paymentMethod.or(z.literal('')).optional(),
  /** Files are to be delivered at once, and cannot be withdrawn from then. */
  immediate: ticked.optional(),
  /** An old device is to be taken back at the delivery. */
  oldDevice: ticked.optional(),
  /** The confirmation may show offers of the voucher partner. */
  partnerOffers: ticked.optional(),
})

/** Why an order was not placed. */
export const placementErrors = [
  /** There is no such checkout, or it is another visitor's. */
  'unknownCheckout',
  'emptyBasket',
  /** Nothing in the basket can be ordered. */
  'notBuyable',
  /** An address, the shopper or the means of payment is missing. */
  'incomplete',
  /** Prices, stock or something else are not what the review showed. */
  'changed',
  /** The checkout is an order already, which waits to be paid in another way than was shown. */
  'otherMethod',
  /** The mail address of the order has used the voucher before. */
  'voucherUsed',
  /** Too many addresses were asked about in the network, whether they have used a voucher: without it it can be ordered. */
  'voucherLater',
  /** Files are ordered, without the agreement that consumer law asks for. */
  'notAgreed',
  /** The means of payment is not offered for this order. */
  'paymentNotOffered',
  /** Too many orders were placed for the mail address by people who have not proved that it is theirs. */
  'addressFull',
  /** The shop has not named the company that sells, and takes no orders. */
  'notSelling',
] as const
export type PlacementError = (typeof placementErrors)[number]

/** `POST /api/checkout/pending/?locale`: what becomes of an order whose payment is awaited. */
export const pendingAction = z.object({
  /** The number of the order. */
  order: z.string().regex(orderNumberPattern),
  action: z.enum(['retry', 'cancel']),
  /** Another means of payment than before. */
  method: paymentMethod.optional(),
})
