import { z } from 'zod'
import { currencies } from '../markets'
import { codeOf, codeRule } from '../voucher-code'
import { instant } from './instant'
import {
  endsAfterItBegins,
  endsTooEarly,
  fraction,
  mayBeFree,
  money,
  offerFields,
  promotedGoods,
} from './promotion'

/** A code as it was written, which is read as it is compared. */
export const writtenCode = z.string().transform((text, context) => {
  const known = codeOf(text)
  if (known !== undefined) return known
  context.addIssue({ code: 'custom', message: codeRule })
  return z.NEVER
})

/** What a voucher takes off the prices that promotions have left. Fractions: 0.1 is 10 %. */
export const voucherEffect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('percentage'),
    relative: fraction,
    /** At most so much of an order. */
    maxAmount: money.optional(),
  }),
  /** It is for goods that cost more, unless they may be free. */
  z.strictObject({ type: z.literal('amount'), amount: money, mayBeFree }),
  z.strictObject({
    type: z.literal('free_shipping'),
    /** Whether bulky goods, which are sent by freight, are free as well. */
    includesFreight: z.boolean().default(false),
  }),
])
export type VoucherEffect = z.infer<typeof voucherEffect>

const uses = z.int().min(1).max(1_000_000)

/** The most codes of one row; a larger series has several rows, whose codes add up. */
const mostCodes = 5_000

/** A voucher in a feed, which one of its codes redeems. It is a discount; money is a gift card. */
export const sourceVoucher = z
  .object({
    ...offerFields,
    effect: voucherEffect,
    /** Of its goods, at the prices that promotions have left. */
    minOrderValue: money.optional(),
    /** Unset: all goods. Vouchers that are sold are never reduced. */
    goods: promotedGoods.optional(),
    /** Goods of these are not reduced. */
    excluded: promotedGoods.optional(),
    /** In how many orders each code can be used; 1 for a series of single-use codes. Unset: any number. */
    usesPerCode: uses.optional(),
    usesPerCustomer: uses.optional(),
    /** Codes that were given out stay when a later row does not name them. */
    codes: z.array(writtenCode).max(mostCodes).default([]),
  })
  .refine(endsAfterItBegins, endsTooEarly)
export type SourceVoucher = z.infer<typeof sourceVoucher>

/** Shorter ones could be guessed. */
const shortestCard = 8

/** A gift card in a feed: a means of payment. */
export const sourceGiftCard = z.object({
  code: writtenCode.refine((text) => text.length >= shortestCard, `has less than ${shortestCard} characters`),
  currency: z.enum(currencies),
  /** What it was issued with, in minor units. What was paid with it since is kept. */
  balance: z.int().min(1).max(1_000_000),
  /** The end is exclusive; unset means unlimited. */
  dateTo: instant.optional(),
})
export type SourceGiftCard = z.infer<typeof sourceGiftCard>
