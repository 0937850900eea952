/** The blocks that can be the root of a story. */
export const storyTypes = ['page', 'section', 'layout'] as const
export type StoryType = (typeof storyTypes)[number]
