/** One place where content does not fit its schema. */
export type Finding = {
  /** The full slug of the story; the market's folder is its first part. */
  story: string
  /** The path from the story's content to the block, for example `body[3].columns[0]`; empty for the root block. */
  path: string
  block: string
  /** The field in the block, for example `image` or `items[2]`; empty when the whole block is meant. */
  field: string
  reason: string
  /** The value fits, but nothing on the page changes with it in this state of the block. */
  withoutEffect?: true
  /** It is about what is still to be written. */
  isDrafting?: true
}

export type BlockPosition = Pick<Finding, 'path' | 'block'>
export type Report = (finding: Omit<Finding, 'story'>) => void
