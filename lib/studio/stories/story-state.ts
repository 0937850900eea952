/** `changed`: published, and the draft differs from what shoppers see. */
export const storyStates = ['draft', 'published', 'changed'] as const
export type StoryState = (typeof storyStates)[number]

export function stateOf(story: { isPublished: boolean; hasUnpublishedChanges: boolean }): StoryState {
  if (!story.isPublished) return 'draft'
  return story.hasUnpublishedChanges ? 'changed' : 'published'
}
