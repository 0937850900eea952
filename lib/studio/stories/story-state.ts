/** `changed`: published, and the draft differs from what shoppers see. */
export type StoryState = 'draft' | 'published' | 'changed'

export function stateOf(story: { isPublished: boolean; hasUnpublishedChanges: boolean }): StoryState {
  if (!story.isPublished) return 'draft'
  return story.hasUnpublishedChanges ? 'changed' : 'published'
}
