import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory } from '@/lib/studio/drafts'
import { type Blok, isSame, withUniqueUids } from '../model'

/** Whether a content is in the history of a story, as far as that is listed; false where it cannot be found out. */
async function isInHistory(storyId: number, content: Blok): Promise<boolean> {
  const answer = await askStudio<StoryHistory>(`drafts/${storyId}/versions/`)
  if (!answer.ok) return false
  return answer.data.versions.some((each) => isSame(withUniqueUids(each.content), content))
}

/**
 * Finds out of work that this browser keeps as unsaved whether it was saved all the same, because the page was closed before
 * the answer came. What was saved long ago collides with nobody: the draft has gone on from there.
 */
export function createSavedLooks(storyId: number, isSaved = isInHistory) {
  const looked = new Set<string>()
  return {
    /** Looks once for each entry; `then` is called with the answer. Returns whether this one was looked at before. */
    look(entry: string, content: Blok, then: (wasSaved: boolean) => void): boolean {
      if (looked.has(entry)) return true
      void isSaved(storyId, content).then((wasSaved) => {
        looked.add(entry)
        then(wasSaved)
      })
      return false
    },
  }
}
