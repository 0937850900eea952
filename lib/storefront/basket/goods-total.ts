import type { Basket } from '@/schemas/api/basket'

/** What the goods cost, in minor units: without shipping, which depends on the rest of the order. */
export const goodsTotal = ({ cost }: Basket): number =>
  cost.goods - cost.reductions.reduce((total, { amount }) => total + amount, 0)
