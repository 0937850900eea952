import type { Order } from './order'

type Redeemed = Pick<Order, 'voucherId' | 'voucherCode' | 'cost'>

/** What the voucher takes off the goods, in minor units. */
export const takenByVoucher = ({ voucherId, cost }: Pick<Redeemed, 'voucherId' | 'cost'>): number =>
  cost.reductions.find(({ id }) => id === `voucher:${voucherId}`)?.amount ?? 0

/** The code of a voucher that takes nothing off the goods, because it makes shipping free; else `null`. */
export const specialCouponOf = ({ voucherCode, ...order }: Redeemed): string | null =>
  order.voucherId !== null && takenByVoucher(order) === 0 ? voucherCode : null
