import { isPageContent, isShownContent } from '@/lib/content/addresses'
import type { TreeRow } from '@/lib/content/embedded'
import type { StoryState } from './story-state'
import { stateOf } from './story-state'

/** A story or folder as the Studio lists it. Times are ISO 8601 texts. */
export type StoryRow = Omit<TreeRow, 'updatedAt' | 'isPublished' | 'hasUnpublishedChanges'> & {
  state: StoryState | undefined
  updatedAt: string
  /** The type of content of its draft, if the shop does not know it. */
  unknownType?: string
}

export function toStoryRow({ updatedAt, isPublished, hasUnpublishedChanges, ...row }: TreeRow): StoryRow {
  const state = row.isFolder ? undefined : stateOf({ isPublished, hasUnpublishedChanges })
  const { component, isFolder } = row
  const isUnknown =
    !isFolder && component !== null && isPageContent({ component }) && !isShownContent({ component })
  return { ...row, state, updatedAt: updatedAt.toISOString(), ...(isUnknown && { unknownType: component }) }
}
