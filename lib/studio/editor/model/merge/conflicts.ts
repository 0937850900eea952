export type Side = 'mine' | 'theirs'

/** Something that both versions changed in different ways. `chosen` is what the merged story has now. */
export type Conflict = {
  id: string
  /** The block's uid; in the root that of my version. */
  uid: string
  component: string
  chosen: Side
} & (
  | { kind: 'field'; field: string; base: unknown; mine: unknown; theirs: unknown }
  /** One side deleted the block, the other changed it or something inside it. */
  | { kind: 'deleted'; deletedBy: Side }
  | { kind: 'moved' }
  /** Both put the blocks of a field into different orders; the block is the one around them. */
  | { kind: 'order'; field: string }
)

export type Choices = Readonly<Record<string, Side>>
