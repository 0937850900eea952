/** A story that shows what its editor types. Only the preview's own route loads it. */
export { LiveSlot } from './live-slot.client'
export { type LiveAnswer, LiveStory } from './live-story.client'
export type { MenuWords } from './menu-words'
