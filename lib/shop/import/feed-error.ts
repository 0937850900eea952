/** What makes a whole feed unreadable, in words for who runs the import. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** The values of a row by the name of their field: `image_link`, `shipping.price`. A field may stand more than once. */
export type Fields = ReadonlyMap<string, readonly string[]>

/** A row of a feed with the line that it begins in, or why it cannot be read. */
export type FeedRow =
  | { line: number; fields: Fields }
  | { line: number; id?: string | undefined; problem: string }

/** A row that was not imported. */
export type RejectedRow = { line: number; id?: string | undefined; reason: string }
