import { FeedError } from './feed-error'

/** What an import may do without a yes: a feed that broke off, or that lost a digit, does more. */
export const importBounds = {
  /** So many products, or prices, are never too many. */
  least: 10,
  /** The share of the products for sale that it takes out of sale. */
  withdrawn: 0.2,
  /** The share of the prices of products in the feed that it takes back. */
  gone: 0.2,
  /** The share of the prices that fall by more than `fall`. */
  cheaper: 0.2,
  fall: 0.5,
} as const

/** A count of products or prices, among how many. */
export type Share = { count: number; of: number }

/** What a feed would do to the prices that its products have: how many fall by more than a bound, how many go. */
export type PriceChanges = { of: number; cheaper: number; gone: number }

export const noPriceChanges: PriceChanges = { of: 0, cheaper: 0, gone: 0 }

export const isTooMany = ({ count, of }: Share, most: number): boolean =>
  count > importBounds.least && count > of * most

/** A feed that would go beyond the bounds: nothing of it was imported, and it waits for a yes. */
export class BeyondBounds extends FeedError {
  override name = 'BeyondBounds'

  constructor(
    /** What it would do, in a sentence. */
    readonly sentence: string,
  ) {
    super(`Nothing was imported: ${sentence} If that is right, import the feed with --yes.`)
  }
}

/** Throws a `BeyondBounds` where a feed would change more prices than it may without a yes. */
export function assertWithinBounds({ of, cheaper, gone }: PriceChanges): void {
  if (isTooMany({ count: cheaper, of }, importBounds.cheaper))
    throw new BeyondBounds(`${cheaper} of ${of} prices would fall by more than half.`)
  if (isTooMany({ count: gone, of }, importBounds.gone))
    throw new BeyondBounds(`${gone} of ${of} prices would go out of sale, of products that are in the file.`)
}
