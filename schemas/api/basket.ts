import { z } from 'zod'
import { languages } from '../markets'
import { price, promotionTypes, referenceKey } from '../shop'
import { basketGiftCard, basketVoucher } from './basket-codes'
import { customData } from './basket-entries'
import { productNumber } from './wishlist'

const minorUnits = z.int()

const promotion = z.object({
  id: z.string(),
  /** Whether it reduces this line, or gives it. */
  isValid: z.boolean(),
  /** The value of its goods that it still lacks, in minor units. */
  missing: minorUnits.optional(),
  /** It has ended. */
  isOver: z.literal(true).optional(),
  effect: z.object({ type: z.enum(promotionTypes) }),
  label: z.string(),
  /** How many pieces of the line cost nothing by promotions of `buy_x_get_y`, this one or others. */
  free: z.int().min(0).optional(),
})

/** A guarantee of durability as it was told to the shopper. */
const guaranteed = z.object({
  months: z.int(),
  guarantor: z.object({ name: z.string(), address: z.string(), contact: z.string() }),
  territory: z.array(z.string()),
  terms: z.string(),
  lang: z.enum(languages).optional(),
  label: z.string().optional(),
})

const basketItem = z.object({
  /** Identifies the line in requests. */
  key: z.string(),
  product: z.object({
    number: productNumber,
    /** The merchant's own key of the product; unset in orders from before it was kept. */
    referenceKey: referenceKey.optional(),
    name: z.string(),
    /** Of the name, where it is not the market's language. */
    lang: z.enum(languages).optional(),
    brand: z.string(),
    subbrand: z.string().optional(),
    /** The product's page with this variant; unset where the market does not sell it. */
    href: z.string().optional(),
    image: z.object({ src: z.string(), alt: z.string() }).optional(),
    /** Without a picture: the path of the sign of its category, 24 by 24. */
    sign: z.string().optional(),
    /** What matters most of it, in the words of its page: ‘2.5 TOG for 16 to 20 °C’. */
    features: z.array(z.string()).optional(),
    /** The producer's guarantee of durability, where it holds. */
    guarantee: guaranteed.optional(),
    /** It is taken back only while its seal is whole. */
    isSealed: z.literal(true).optional(),
    /** When it is ordered, the law wants the shopper asked for an old device that is to be taken back. */
    asksOldDevice: z.literal(true).optional(),
  }),
  variant: z.object({
    referenceKey: z.string(),
    /** ‘Sage’, ‘size 62’, in the market's language. */
    choice: z.array(z.string()),
    /** Of one piece; unset where the market does not sell it. */
    price: price.optional(),
    /** Of one piece before the reductions, in minor units. */
    before: minorUnits.optional(),
    /** The lowest price of the 30 days before the reductions, in minor units, where it has to stand beside them. */
    lowest: minorUnits.optional(),
    /** The delivery message in the market's language. */
    delivery: z.string().optional(),
    /** When it arrives after an order now: ‘With you in 4 to 7 working days’. Unset where no time is known. */
    arrival: z.string().optional(),
    /** The days of it in the market's time zone, from the first to the last, and what is said of both. */
    arrivalDays: z.object({ from: z.iso.date(), to: z.iso.date(), words: z.string() }).optional(),
    /** The last day of a preorder, which has no first one. */
    arrivesUntil: z.iso.date().optional(),
    /** The highest quantity that a basket can hold now. 0: cannot be ordered. */
    most: z.int().min(0),
  }),
  quantity: z.int(),
  inscription: z.string().optional(),
  customData,
  /**
   * Why the line cannot be ordered as it is; it then adds nothing to the total. `lessLeft`: only the pieces left count.
   */
  notice: z.enum(['notSold', 'notBuyable', 'lessLeft']).optional(),
  /** Other sizes and colours that can be had, of a line that is sold out. */
  instead: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
  promotion: promotion.optional(),
  /**
   * A gift of the promotion, which costs nothing: its total is 0, and its variant has its usual price. It comes and goes
   * with the promotion and can be declined, but has no quantity to choose.
   */
  isGift: z.literal(true).optional(),
  /** For all pieces that can be ordered, with tax, before promotions, in minor units. */
  total: minorUnits,
  /** The reduction by promotions, in minor units. What a voucher takes off is shown with the cost alone. */
  reduction: minorUnits,
})
export type BasketItem = z.infer<typeof basketItem>

const cost = z.object({
  currencyCode: price.shape.currencyCode,
  /** All goods with tax before promotions, in minor units. */
  goods: minorUnits,
  /** The reduction by each promotion, and by the voucher; its `name` where the label says its limits, too. */
  reductions: z.array(
    z.object({ id: z.string(), label: z.string(), name: z.string().optional(), amount: minorUnits }),
  ),
  shipping: minorUnits,
  /** What the content calls this shipping; unset: nothing, or nothing is sent. */
  shippingLabel: z.string().optional(),
  /** The promotion by which shipping is free. */
  freeShippingBy: z.object({ id: z.string(), label: z.string() }).optional(),
  /** What the chosen means of payment costs extra, with tax, in the words of the market. */
  fee: z.object({ label: z.string(), amount: minorUnits }).optional(),
  /** Bulky goods are sent by freight. */
  isFreight: z.boolean(),
  /** Everything comes by mail: files and gift cards. */
  nothingSent: z.literal(true).optional(),
  /** Something is downloaded, or is a voucher: some means of payment are not for it. */
  hasDigital: z.literal(true).optional(),
  hasVouchers: z.literal(true).optional(),
  /** What the order costs: goods less reductions, plus shipping and fee. With and without tax. */
  withTax: minorUnits,
  withoutTax: minorUnits,
  /** The tax included, by rate as a fraction: 0.19. */
  taxes: z.array(z.object({ rate: z.number(), amount: minorUnits })),
  /** What the gift card pays of it, which changes neither prices nor taxes. */
  covered: minorUnits,
  /** What is left to pay. */
  toPay: minorUnits,
})
export type BasketCost = z.infer<typeof cost>

/** `GET /api/basket/?locale`: the visitor's basket as a market sells it today, the newest line first. */
export const basket = z.object({
  items: z.array(basketItem),
  /** The number of pieces, including those that cannot be ordered, without gifts. */
  quantity: z.int(),
  cost,
  voucher: basketVoucher.optional(),
  giftCard: basketGiftCard.optional(),
  /** Codes offered to everybody that it would take, and those it would take with goods of so much more. */
  offered: z.array(z.object({ code: z.string(), missing: minorUnits.optional() })).optional(),
  /**
   * The order value missing for free shipping. Unset if the market has no such value or it is reached, for freight, and
   * if nothing has to be sent.
   */
  missingForFreeShipping: minorUnits.optional(),
})
export type Basket = z.infer<typeof basket>

/** The answer to additions. */
export const basketAdded = z.object({
  basket,
  /** The added quantities, in the order of the request; less than `wanted` if the stock is not sufficient. */
  added: z.array(z.object({ key: z.string(), quantity: z.int(), wanted: z.int() })),
})
export type BasketAdded = z.infer<typeof basketAdded>
