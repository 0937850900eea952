import { counted } from '@/lib/platform/text'
import { FeedError } from './feed-error'

/** What an import may do without a yes: a feed that broke off, or that lost a digit, does more. */
export const importBounds = {
  /** So many products, or prices, are never too many. */
  least: 10,
  /** The share of a small assortment, of so many products or more, that it takes out of sale. */
  small: { share: 0.5, of: 5 },
  /** The share of the products for sale that it takes out of sale. */
  withdrawn: 0.2,
  /** The share of the prices of products in the feed that it takes back. */
  gone: 0.2,
  /** The share of the prices that fall by more than `fall`. */
  cheaper: 0.2,
  fall: 0.5,
  /** The share of the variants that a feed from an address gives to other products. */
  moved: 0.2,
  /** The share of the variants for sale that can be bought before it, and not after it. */
  soldOut: 0.2,
} as const

/** A count of products or prices, among how many. */
export type Share = { count: number; of: number }

/** The products that a complete feed does not name, and how many went for the same reason within a day. */
export type HeldWithdrawal = Share & { before: number }

/** Why such products stay for sale, in words. */
export const heldInWords = ({ count, of, before }: HeldWithdrawal): string =>
  `the file does not name ${count} of ${counted(of, 'product')}${before > 0 ? `, after ${before} within a day` : ''}, more than may go unasked`

/** What a feed would do to what there is: of so many prices and variants. */
export type Changes = {
  of: number
  cheaper: number
  gone: number
  variants: number
  moved: number
  /** Of all variants for sale, those that can be bought before; of those in the feed, the ones that then cannot, and the ones that then can. */
  buyable: number
  soldOut: number
  restocked: number
}

export const noChanges: Changes = {
  ...{ of: 0, cheaper: 0, gone: 0, variants: 0, moved: 0 },
  ...{ buyable: 0, soldOut: 0, restocked: 0 },
}

/** What the imports of a feed have used of the bounds. `soldOut` is less what can be bought again. */
export type Used = { cheaper: number; gone: number; moved: number; withdrawn: number; soldOut: number }

/** What an import with such changes uses of the bounds. */
export const usedBy = ({ cheaper, gone, moved, soldOut, restocked }: Changes): Partial<Used> => ({
  ...{ cheaper, gone, moved },
  soldOut: soldOut - restocked,
})

const isTooMany = ({ count, of }: Share, most: number): boolean =>
  count > importBounds.least && count > of * most

/** Whether so many products are too many to go out of sale: ten may, unless they are most of what there is. */
export const isWithdrawnInBulk = (share: Share): boolean =>
  isTooMany(share, importBounds.withdrawn) ||
  (share.of >= importBounds.small.of && share.count > share.of * importBounds.small.share)

/** A feed that would go beyond the bounds: nothing of it was imported, and it waits for a yes. */
export class BeyondBounds extends FeedError {
  override name = 'BeyondBounds'

  constructor(
    /** What it would do, in a sentence. */
    readonly sentence: string,
    readonly of: 'cheaper' | 'gone' | 'moved' | 'soldOut',
    readonly share: Share,
    /** What earlier imports did of it within a day. */
    readonly before: number,
    /** What it would do to each, in words. */
    each: readonly string[] = [],
  ) {
    super(
      [
        `Nothing was imported: ${sentence} If that is right, import the feed with --yes.`,
        ...each.map((words) => `  ${words}`),
      ].join('\n'),
    )
  }
}

type Given = {
  isFetched?: boolean | undefined
  /** What earlier imports of the feed have used within a day. */
  used?: Used | undefined
  /** The prices that would change much, in words. */
  jumps?: readonly string[]
}

/** Throws a `BeyondBounds` where a feed would change more than it may without a yes. */
export function assertWithinBounds(changes: Changes, { isFetched, used, jumps }: Given): void {
  const assertFew = (name: BeyondBounds['of'], of: number, words: string) => {
    const before = used?.[name] ?? 0
    const count = changes[name]
    if (count === 0 || !isTooMany({ count: count + before, of }, importBounds[name])) return
    const more = before > 0 ? `, after ${before} within a day` : ''
    throw new BeyondBounds(
      `${count} of ${of} ${words}${more}.`,
      name,
      { count, of },
      before,
      name === 'cheaper' ? jumps : [],
    )
  }
  assertFew('cheaper', changes.of, 'prices would fall by more than half')
  assertFew('gone', changes.of, 'prices would go out of sale, of products that are in the file')
  assertFew('soldOut', changes.buyable, 'variants that can be bought would be sold out')
  if (isFetched) assertFew('moved', changes.variants, 'variants would move to other products')
}
