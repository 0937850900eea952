import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { loadOffered, type OfferedCode } from '@/lib/shop/vouchers'

type Coupons = Pick<Layout, 'coupons'>

/** The earlier one of two ends, each as ISO 8601. */
const earlier = (one: string | undefined, other: string | undefined): string | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}

/** The coupons whose code can be redeemed, each with the end of its voucher where that comes before its own. */
export const offeredOf = (
  coupons: Layout['coupons'],
  offered: readonly Omit<OfferedCode, 'voucher'>[],
): Layout['coupons'] =>
  coupons.flatMap((coupon) => {
    const voucher = offered.find(({ code }) => code === coupon.code)
    return voucher ? [{ ...coupon, dateTo: earlier(coupon.dateTo, voucher.to) }] : []
  })

/** The codes that a market offers to everybody now. */
export const offeredCodes = (market: Market, { coupons }: Coupons): Promise<OfferedCode[]> =>
  loadOffered(market.code, [...new Set(coupons.map(({ code }) => code))])

/** A layout without the coupons that its market's shop does not take now: an editor's dates say nothing of the voucher. */
export async function withOfferedCoupons<L extends Coupons>(market: Market, layout: L): Promise<L> {
  const offered = await offeredCodes(market, layout)
  const couponsFrom = Object.fromEntries(
    offered.flatMap(({ code, from }) => (from === undefined ? [] : [[code, from] as const])),
  )
  return { ...layout, coupons: offeredOf(layout.coupons, offered), couponsFrom }
}
