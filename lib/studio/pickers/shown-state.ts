import type { FoundStory } from '@/lib/content/embedded'
import type { PickedThing } from './types'

/** What is told of a story that can be chosen: whether shoppers see it, and whether they are to. */
export const shownStateOf = ({
  isPublished,
  hasUnpublishedChanges,
  isPlanned,
}: FoundStory): Pick<PickedThing, 'shown'> => ({
  shown: { isPublished, hasUnpublishedChanges, isPlanned },
})
