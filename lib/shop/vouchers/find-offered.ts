import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { nextBoundary } from '@/lib/platform/time'
import { type Voucher, voucherOf, voucherProblem } from './find-voucher'
import { voucherCodes, vouchers } from './tables'
import { windowOf } from './voucher-times'

/** A code that is offered to everybody. */
export type OfferedCode = {
  code: string
  /** The end of its voucher as ISO 8601, exclusive; unset means unlimited. */
  to?: string
  /** The value of its goods from which it is taken, in minor units. */
  from?: number
  voucher: Voucher
}

type Offered = {
  codes: OfferedCode[]
  /** When one of the asked vouchers next begins or ends, in milliseconds since the epoch. */
  until?: number
  /** Whether orders can use one of them up. */
  isCounted: boolean
}

/** Which of these codes can be redeemed in a market at a time. */
export async function findOffered(
  db: Executor,
  { market, now }: { market: Market; now: Date },
  asked: readonly string[],
): Promise<Offered> {
  const rows = await db
    .select({ code: voucherCodes.code, uses: voucherCodes.uses, voucher: vouchers })
    .from(voucherCodes)
    .innerJoin(vouchers, eq(vouchers.id, voucherCodes.voucherId))
    .where(inArray(voucherCodes.code, [...asked]))
  const codes = rows.flatMap(({ code, uses, voucher: row }): OfferedCode[] => {
    const voucher = voucherOf(row, market)
    const { minOrderValue: _, ...state } = row
    if (!voucher || voucherProblem({ ...state, ...voucher, uses }, { market, now }) !== undefined) return []
    const from = voucher.minOrderValue?.[market.currency]
    return [
      {
        code,
        ...(row.to && { to: row.to.toISOString() }),
        ...(from !== undefined && { from }),
        voucher,
      },
    ]
  })
  const times = rows.flatMap(({ voucher }) => nextBoundary(windowOf(voucher), now.getTime()) ?? [])
  return {
    codes,
    ...(times.length > 0 && { until: Math.min(...times) }),
    isCounted: rows.some(({ voucher }) => voucher.usesPerCode !== null),
  }
}
