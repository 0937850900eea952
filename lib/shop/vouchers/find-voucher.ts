import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { labelIn } from '@/lib/shop/promotions'
import type { CodeReason } from '@/schemas/api/basket-codes'
import { type SourceVoucher, voucherEffect } from '@/schemas/shop'
import type { VoucherTerms } from './apply-voucher'
import { isVoucherPricedIn } from './priced-in'
import { voucherCodes, vouchers } from './tables'

/** A voucher in the words of a market, by one of its codes. */
export type Voucher = VoucherTerms & { id: string; label: string }

/** Why a code cannot be redeemed whatever is in the basket. */
export type StateReason = Extract<CodeReason, 'unknown' | 'expired' | 'withdrawn' | 'notHere' | 'usedUp'>

type Found =
  | { ok: true; voucher: Voucher }
  | { ok: false; reason: StateReason /** Unset for an unknown one. */; label?: string }

type State = Pick<SourceVoucher, 'effect' | 'minOrderValue' | 'locales'> & {
  from: Date | null
  to: Date | null
  uses: number
  usesPerCode: number | null
}

/**
 * Why a voucher cannot be redeemed in a market at a time. One that has not begun is unknown, so that it is not given
 * away to someone who guesses its code.
 */
export function voucherProblem(
  { from, to, uses, usesPerCode, locales, ...terms }: State,
  { market, now }: { market: Market; now: Date },
): StateReason | undefined {
  if (from && from > now) return 'unknown'
  if (!locales.includes(market.shopLocale) || !isVoucherPricedIn(terms, market.currency)) return 'notHere'
  if (to && to <= now) return 'expired'
  return usesPerCode !== null && uses >= usesPerCode ? 'usedUp' : undefined
}

/** A voucher as a market has it; none of a kind of effect that only a newer instance of the shop knows. */
export function voucherOf(
  { id, labels, minOrderValue, goods, excluded, ...row }: typeof vouchers.$inferSelect,
  market: Market,
): Voucher | undefined {
  const effect = voucherEffect.safeParse(row.effect)
  if (!effect.success) return undefined
  return {
    ...{ id, label: labelIn(labels, market, id), effect: effect.data },
    ...(minOrderValue && { minOrderValue }),
    ...(goods && { goods }),
    ...(excluded && { excluded }),
  }
}

/** The voucher of a code, or why the code cannot be redeemed in a market at a time, whoever wants to redeem it. */
export async function findVoucher(
  db: Executor,
  { market, now }: { market: Market; now: Date },
  code: string,
): Promise<Found> {
  const [row] = await db
    .select({ voucher: vouchers, uses: voucherCodes.uses })
    .from(voucherCodes)
    .innerJoin(vouchers, eq(vouchers.id, voucherCodes.voucherId))
    .where(eq(voucherCodes.code, code))
  const voucher = row && voucherOf(row.voucher, market)
  if (!voucher) return { ok: false, reason: 'unknown' }
  const { minOrderValue: _, ...state } = row.voucher
  const reason = voucherProblem({ ...state, ...voucher, uses: row.uses }, { market, now })
  if (reason === 'unknown') return { ok: false, reason }
  return reason ? { ok: false, reason, label: voucher.label } : { ok: true, voucher }
}
