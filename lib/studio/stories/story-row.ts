import { isOutside, isPageContent, isShownContent } from '@/lib/content/addresses'
import type { TreeRow } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { marketsOf } from '@/lib/platform/markets'
import type { FoundWords } from './find-words'
import { type Hindrance, hindranceOf } from './hindrance'
import { shownAddress } from './shown-address'
import type { StoryState } from './story-state'
import { stateOf } from './story-state'

/** What a list says of a page beside its state. Times are those of a clock of its market. */
export type ListMarks = {
  /** When it is published and taken off, the next first. */
  plans?: readonly { action: 'publish' | 'unpublish'; clock: string; onHold?: true }[]
  /** The folder of the market whose words it still has. */
  untranslatedFrom?: string
  /** The stage of its workflow, and who goes on with it. */
  stage?: { name: string; color: string; assignee?: string }
}

/** A story or folder as the Studio lists it. Times are ISO 8601 texts. */
export type StoryRow = Omit<
  TreeRow,
  'updatedAt' | 'isPublished' | 'hasUnpublishedChanges' | 'translatedSlugs' | 'tagList'
> &
  ListMarks & {
    state: StoryState | undefined
    updatedAt: string
    /** As a shopper sees it; of what is no page its place in the tree. */
    address: string
    /** The type of content of its draft, if the shop does not know it. */
    unknownType?: string
    /** It is a page in the folder of no market of this shop. */
    isOutside?: true
    /** It is published, and no shopper gets it at this address. */
    notShown?: Hindrance
    tags?: readonly string[]
    /** The names of others who have it open in the editor. */
    present?: readonly string[]
    /** Who saved its draft last; unset: a program. */
    savedBy?: string
    /** Words of its draft that a search found, where its name and address do not tell why it is listed. */
    hit?: FoundWords
  }

export function toStoryRow({
  updatedAt,
  isPublished,
  hasUnpublishedChanges,
  translatedSlugs,
  savedBy,
  tagList,
  ...row
}: TreeRow & { savedBy?: string | null }): StoryRow {
  const state = row.isFolder ? undefined : stateOf({ isPublished, hasUnpublishedChanges })
  const { component, isFolder } = row
  const isUnknown =
    !isFolder && component !== null && isPageContent({ component }) && !isShownContent({ component })
  const outside = !isFolder && isOutside({ ...row, translatedSlugs }, marketsOf(config().brand))
  const hindrance = isPublished && !isFolder ? hindranceOf({ ...row, translatedSlugs }) : undefined
  return {
    ...{ ...row, state, updatedAt: updatedAt.toISOString() },
    address: shownAddress({ ...row, translatedSlugs }),
    ...(savedBy && { savedBy }),
    ...(tagList.length > 0 && { tags: tagList }),
    ...(isUnknown && { unknownType: component }),
    ...(outside && { isOutside: true }),
    ...(hindrance && { notShown: hindrance }),
  }
}
