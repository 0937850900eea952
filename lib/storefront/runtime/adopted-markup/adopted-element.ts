/** An element that React need not know, by its number in the document. */
export type KeptElement = readonly [type: string, number: number]

/** Tags of the head that follow each other: how many, from the one with this number on. */
export type KeptHead = readonly [number: number, count: number]

/** Elements that have no content. */
export const emptyElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
