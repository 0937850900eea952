/** The events of the data layer, which the tag manager reads. Prices are in major units. */
import { z } from 'zod'
import { currencies } from '../markets'
import { orderNumberPattern } from '../order-number'

const amount = z.number().min(0)
const text = z.string().min(1)
const currency = z.enum(currencies)

const trackedItem = z.strictObject({
  /** The product number. */
  item_id: text,
  item_name: text.optional(),
  item_brand: text.optional(),
  /** The reference key of the variant. */
  item_variant: text.optional(),
  /** Of one piece; 0 for what a promotion gives. */
  price: amount.optional(),
  quantity: z.int().min(1).optional(),
  /** In a list, from 1 on. */
  index: z.int().min(1).optional(),
  item_list_name: text.optional(),
  promotion_id: text.optional(),
  /** The campaign of the link that led to it. */
  ff_campaign: text.optional(),
})
export type TrackedItem = z.infer<typeof trackedItem>

const items = z.array(trackedItem).min(1)
const worth = { currency, value: amount, items }

export const purchase = z.strictObject({
  event: z.literal('frontend_purchase'),
  transaction_id: z.string().regex(orderNumberPattern),
  /** The 64 characters of a registered customer, else null. */
  customer_id: z.string().nullable(),
  /** SHA-256 of the trimmed address in lower case, hexadecimal. */
  email_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  isGuestCustomer: z.boolean(),
  ...worth,
  /** What was paid less than the prices before, and what promotions have taken off; vouchers have a field of their own. */
  sale_reduction_with_tax: amount,
  coupon_reduction_with_tax: amount,
  tax: amount,
  shipping: amount,
  coupon: z.string().nullable(),
  coupon_code: z.string().nullable(),
  /** That of the gift card only where nothing else was paid with. */
  payment_type: z.string().nullable(),
  giftcard: amount,
  /** Its end alone: the code is money. */
  giftcard_code: z.string().nullable(),
  /** The code of a voucher that takes nothing off the goods: it makes shipping free. */
  specialCoupon: z.string().nullable(),
})
export type Purchase = z.infer<typeof purchase>

export const trackingEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('page_view'),
    page_path: text,
    /** With its question mark; unset without one. Addresses with a key are not told of at all. */
    page_query: text.optional(),
    page_title: z.string(),
    /** A language with its country: `fr-CH`. */
    page_locale: text,
    /** The random id of the browser. */
    user_id: text.optional(),
    /** By the user agent; a kiosk in a shop is `retail`. */
    device: z.enum(['mobile', 'tablet', 'desktop', 'retail']).optional(),
    /** Of colleagues alone. */
    internal: z.literal(true).optional(),
  }),
  z.strictObject({ event: z.literal('frontend_view_cart'), ...worth }),
  z.strictObject({ event: z.literal('frontend_begin_checkout'), ...worth }),
  z.strictObject({ event: z.literal('frontend_add_to_cart'), ...worth }),
  z.strictObject({ event: z.literal('frontend_remove_from_cart'), ...worth }),
  z.strictObject({ event: z.literal('frontend_modify_in_cart'), ...worth }),
  z.strictObject({ event: z.literal('frontend_view_item'), ...worth }),
  z.strictObject({ event: z.literal('frontend_select_item'), currency, items }),
  z.strictObject({ event: z.literal('frontend_view_item_list'), currency, items }),
  z.strictObject({
    event: z.literal('frontend_view_promotion'),
    promotion_id: text,
    promotion_name: text.optional(),
    creative_name: text.optional(),
    creative_slot: text.optional(),
    /** These four joined with `-_-`, where an editor has given all of them. */
    promotion: text.optional(),
  }),
  z.strictObject({ event: z.literal('frontend_feature'), feature: z.literal('picture_swipe') }),
  z.strictObject({ event: z.literal('frontend_auth_login') }),
  z.strictObject({ event: z.literal('frontend_auth_register') }),
  z.strictObject({ event: z.literal('frontend_auth_guest') }),
  z.strictObject({ event: z.literal('frontend_add_to_wishlist'), items }),
  z.strictObject({ event: z.literal('frontend_remove_from_wishlist'), items }),
  purchase,
])
export type TrackingEvent = z.infer<typeof trackingEvent>
