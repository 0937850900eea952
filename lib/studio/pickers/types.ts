/** Something that a picker offers. */
export type PickedThing = {
  /** What the content holds: a product number, a category's key, a story's uuid, the address of a file. */
  value: string
  name: string
  detail: string
  /** The address of a picture. */
  image?: string
  /** Of goods without one: the path of the sign of their category, 24 by 24. */
  sign?: string
  /** Of a story. */
  id?: number
  fullSlug?: string
  /** What shoppers see of the story now, and whether a plan or a release is to publish it. */
  shown?: { isPublished: boolean; hasUnpublishedChanges: boolean; isPlanned: boolean }
}
