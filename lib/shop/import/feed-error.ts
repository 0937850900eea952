/** An error that makes a whole feed unreadable, worded for the person who runs the import. */
export class FeedError extends Error {
  override name = 'FeedError'

  constructor(
    sentence: string,
    /** What is wrong, as far as others tell of it in words of their own. */
    readonly fault: 'otherFile' | 'empty' | 'encoding' | 'unreadable' = 'unreadable',
  ) {
    super(sentence)
  }
}

/** The values of a row by field name: `image_link`, `shipping.price`. A field may be repeated. */
export type Fields = ReadonlyMap<string, readonly string[]>

/**
 * A row of a feed with the line that it begins on, and the columns of its table, those without a value too; or the reason why it cannot be read. `left`: the column that says why an
 * article is not sold where it comes from either, which is no fault.
 */
export type FeedRow =
  | { line: number; fields: Fields; columns?: Iterable<string> }
  | { line: number; id?: string | undefined; problem: string; left?: string }

/** A row that was not imported. */
export type RejectedRow = { line: number; id?: string | undefined; reason: string }

/** What to do about letters that cannot be read: exports that are not UTF-8 are Windows-1252 as a rule. */
export const wrongEncoding =
  'characters that are not UTF-8: the file seems to be Windows-1252. Import it with --encoding windows-1252 (a feed from an address: its setting encoding), or save it as UTF-8'
