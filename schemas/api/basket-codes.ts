import { z } from 'zod'

/** A discount, or a means of payment. */
export const codeKinds = ['voucher', 'giftCard'] as const
export type CodeKind = (typeof codeKinds)[number]

/** `POST /api/basket/codes/?locale`: redeems the code of a voucher or a gift card, instead of one of the same kind. */
export const codeEntry = z.object({ code: z.string().trim().min(1).max(100) })

/** Why a code is not redeemed. */
const codeReasons = [
  /** Also a voucher that has not begun. */
  'unknown',
  'expired',
  /** A gift card from whose purchase its buyer has withdrawn. */
  'withdrawn',
  /** Valid in other markets, or in another currency. */
  'notHere',
  'usedUp',
  /** Its goods in the basket cost less than it asks for. */
  'minOrderValue',
  /** There is nothing in the basket that it applies to. */
  'noGoods',
  /** The voucher that the basket has takes more off. */
  'takesLess',
  /** Too many wrong codes came from the visitor's network within the hour. */
  'tooMany',
] as const
export type CodeReason = (typeof codeReasons)[number]

const minorUnits = z.int()

/** A code of the basket stays with its reason while it cannot be redeemed, until the visitor removes it. */
const code = z.object({
  reason: z.enum(codeReasons).optional(),
  /** The reason in the market's language. */
  message: z.string().optional(),
  /** Which code it has just taken the place of, in the market's language. */
  notice: z.string().optional(),
})

export const basketVoucher = code.extend({
  code: z.string(),
  /** In the market's language; unset for an unknown one. */
  label: z.string().optional(),
  isValid: z.boolean(),
  /** Of the order value, if that is the reason. */
  missing: minorUnits.optional(),
  /** The reduction, also among those of the cost; 0 for one that makes shipping free. */
  amount: minorUnits,
})
export type BasketVoucher = z.infer<typeof basketVoucher>

export const basketGiftCard = code.extend({
  /** Its end; the rest is masked. */
  code: z.string(),
  /** Before this order, in minor units; unset where it cannot pay. */
  balance: minorUnits.optional(),
  /** What it pays of this order. */
  amount: minorUnits,
})
export type BasketGiftCard = z.infer<typeof basketGiftCard>
