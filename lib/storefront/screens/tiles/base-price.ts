import type { Price } from '@/schemas/shop'

/** The price by measure, as `Price` shows it. */
export const basePriceOf = ({ reference }: Pick<Price, 'reference'>) =>
  reference && { amount: reference.withTax, quantity: reference.size, unit: reference.unit }
