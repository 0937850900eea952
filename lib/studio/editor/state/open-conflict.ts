import type { Blok, Merged } from '../model'
import type { Saved, Theirs } from '../saving'
import type { ConflictAuthor } from './conflict-authors'

/** `mine` is what is joined with theirs: the story as it is, or unsaved work of before, with its entry. */
export type OpenConflict = {
  base: Saved
  theirs: Theirs
  merged: Merged
  mine: Blok
  /** When the person wrote it, in milliseconds; unset where that is not known. */
  mineAt?: number | undefined
  entry?: string
  /** By conflict, where another than `theirs.by` may have saved it. */
  authors?: ReadonlyMap<string, ConflictAuthor>
}
