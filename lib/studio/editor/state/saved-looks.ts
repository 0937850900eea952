import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory } from '@/lib/studio/drafts'
import { type Blok, isSame, withUniqueUids } from '../model'
import type { Authored } from './conflict-authors'

/** The history of a story, the newest version first, as far as that is listed; empty where it cannot be read. */
async function readHistory(storyId: number): Promise<Authored[]> {
  const answer = await askStudio<StoryHistory>(`drafts/${storyId}/versions/`)
  if (!answer.ok) return []
  return answer.data.versions.map(({ content, by, at }) => ({ content: withUniqueUids(content), by, at }))
}

/**
 * Finds out of work that this browser keeps as unsaved whether it was saved all the same, because the page was closed before
 * the answer came. What was saved long ago collides with nobody: the draft has gone on from there.
 */
export function createSavedLooks(storyId: number, read = readHistory) {
  const looked = new Set<string>()
  let history: readonly Authored[] = []
  return {
    /** Looks once for each entry; `then` is called with the answer. Returns whether this one was looked at before. */
    look(entry: string, content: Blok, then: (wasSaved: boolean) => void): boolean {
      if (looked.has(entry)) return true
      void read(storyId).then((versions) => {
        looked.add(entry)
        history = versions
        then(versions.some((each) => isSame(each.content, content)))
      })
      return false
    },
    /** What the last look has read, the newest version first. */
    history: () => history,
  }
}
