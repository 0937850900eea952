import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory } from '@/lib/studio/drafts'
import { withUniqueUids } from '../model'
import type { Theirs } from '../saving'
import type { Saving } from './use-saving'

export const toTheirs = (body: unknown): Theirs => {
  const { theirs } = body as { theirs: Omit<Theirs, 'content'> & { content: Record<string, unknown> } }
  return { ...theirs, content: withUniqueUids(theirs.content) }
}

/**
 * Brings the draft that somebody else has saved onto the screen, without a reload. Unsaved work is saved first, and joins
 * it by that. Answers the status of a call that failed (0: no answer).
 */
export async function takeNewer(
  { autosave, join }: Pick<Saving, 'autosave' | 'join'>,
  storyId: number,
): Promise<number | undefined> {
  await autosave.flush()
  const answer = await askStudio<StoryHistory>(`drafts/${storyId}/versions/`)
  if (!answer.ok) return answer.status
  const { draft } = answer.data
  // What was typed meanwhile meets the newer draft when it is saved.
  if (!draft || !autosave.isSaved() || draft.version === autosave.base().version) return undefined
  const { content, version, by, at } = draft
  join({ ...{ version, by, savedAt: at }, content: withUniqueUids(content) })
  return undefined
}
