import type { KnownStory } from '../saving'

export type Publication = { isPublished: boolean; hasChanges: boolean }

/** The state of a page as lists name it. */
export const stateOf = ({ isPublished, hasChanges }: Publication): KnownStory['state'] => {
  if (!isPublished) return 'draft'
  return hasChanges ? 'changed' : 'published'
}
