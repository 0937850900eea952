/**
 * A term as a query. Readings are alternatives. A reading is a list of slots that must all match, a slot a list of
 * alternatives of which one must match, an alternative a list of words that must all occur. `kinder wagen` has the
 * slots kinder and wagen in one reading, and the slot kinderwagen in another.
 */
export type TermQuery = {
  readings: readonly (readonly OpenSlot[])[]
  /** The same as a `to_tsquery` expression. */
  expression: string
  /** If few products match, descriptions are searched as well. */
  withDescriptions: boolean
  /** Each word is that of a thing, as compounds of the trade are made of. */
  isOfThings: boolean
  /** The beginning of a word, as it was typed. */
  begun?: string
}
export type Slot = readonly (readonly string[])[]
/** Only the word itself, which is first in its slot, may be a prefix. */
export type OpenSlot = { slot: Slot; isPrefix: boolean }

/** All the words of some readings, each once. */
export const wordsIn = (readings: readonly (readonly OpenSlot[])[]): string[] => [
  ...new Set(readings.flatMap((slots) => slots.flatMap(({ slot }) => slot.flat()))),
]
