import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory } from '@/lib/studio/drafts'
import { type Blok, isSame, withUniqueUids } from '../model'

/**
 * Whether a content that this browser keeps as unsaved is in the history of its story: it was saved, and the page was
 * closed before the answer came. False where that cannot be found out.
 */
export async function wasSaved(storyId: number, content: Blok): Promise<boolean> {
  const answer = await askStudio<StoryHistory>(`drafts/${storyId}/versions/`)
  if (!answer.ok) return false
  return answer.data.versions.some((version) => isSame(withUniqueUids(version.content), content))
}
