import { type Blok, type Conflict, isSame, mergeStories } from '../model'

/** A version of a story with who saved it and when (ISO 8601); `by` is unset for a program. */
export type Authored = { content: Blok; by?: string | undefined; at?: string | undefined }
/** `unknown`: it is older than the history that was looked at. */
export type ConflictAuthor = { by: string | undefined; at?: string | undefined } | 'unknown'

const authorOf = (version: Authored | undefined): ConflictAuthor => ({
  by: version?.by,
  ...(version?.at !== undefined && { at: version.at }),
})

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
      if (before === 0) return [conflict.id, authorOf(history[0])]
      return [conflict.id, before < 0 ? 'unknown' : authorOf(history[before - 1])]
    }),
  )
}
