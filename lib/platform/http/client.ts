/** For islands. */
export { largestStory } from './body-limits'
