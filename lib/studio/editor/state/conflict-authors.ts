import { type Blok, type Conflict, isSame, mergeStories } from '../model'

/** A version of a story with who saved it; `by` is unset for a program. */
export type Authored = { content: Blok; by?: string | undefined }
/** `unknown`: it is older than the history that was looked at. */
export type ConflictAuthor = { by: string | undefined } | 'unknown'

/**
 * Who saved what collides with unsaved work of before: whoever saved the draft last may have changed something else.
 * @param history the newest first
 */
export function authorsOf(
  { base, mine, conflicts }: { base: Blok; mine: Blok; conflicts: readonly Conflict[] },
  history: readonly Authored[],
): Map<string, ConflictAuthor> {
  const met = history.map(({ content }) => mergeStories(base, mine, content).conflicts)
  return new Map(
    conflicts.map((conflict): [string, ConflictAuthor] => {
      const before = met.findIndex((found) => !found.some((each) => isSame(each, conflict)))
      if (before === 0) return [conflict.id, { by: history[0]?.by }]
      return [conflict.id, before < 0 ? 'unknown' : { by: history[before - 1]?.by }]
    }),
  )
}
