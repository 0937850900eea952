import type { Basket } from '@/schemas/api/basket'

/** The price of the goods in minor units, without shipping, which depends on the rest of the order. */
export const goodsTotal = ({ cost }: Basket): number =>
  cost.goods - cost.reductions.reduce((total, { amount }) => total + amount, 0)
