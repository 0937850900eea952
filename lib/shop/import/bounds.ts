/** What an import may do without a yes: a feed that broke off, or that lost a digit, does more. */
export const importBounds = {
  /** So many products, or prices, are never too many. */
  least: 10,
  /** The share of the products for sale that it takes out of sale. */
  withdrawn: 0.2,
  /** The share of the prices that fall by more than `fall`. */
  cheaper: 0.2,
  fall: 0.5,
} as const

/** A count of products or prices, among how many. */
export type Share = { count: number; of: number }

export const isTooMany = ({ count, of }: Share, most: number): boolean =>
  count > importBounds.least && count > of * most
