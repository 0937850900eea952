import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { CodeKind } from '@/schemas/api/basket-codes'
import { giftCards, voucherCodes, vouchers } from './tables'

/** Whether a code is that of a voucher or a gift card; undefined for neither, and before the voucher begins. */
export async function kindOfCode(db: Executor, code: string, now: Date): Promise<CodeKind | undefined> {
  const [voucher] = await db
    .select({ one: sql`1` })
    .from(voucherCodes)
    .innerJoin(vouchers, eq(vouchers.id, voucherCodes.voucherId))
    .where(and(eq(voucherCodes.code, code), or(isNull(vouchers.from), lte(vouchers.from, now))))
  if (voucher) return 'voucher'
  const [card] = await db.select({ one: sql`1` }).from(giftCards).where(eq(giftCards.code, code))
  return card && 'giftCard'
}
