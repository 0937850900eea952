/** The addresses of stories: how a typed one is read, which pages a story claims, and why one would never be seen. */
export { type Addressed, claimName, claimsOf, keyOf } from './claims'
export { isOutside } from './outside'
export {
  type AddressProblemKind,
  addressProblem,
  addressProblems,
  isPageContent,
  isSeenIn,
  isShownContent,
} from './problem'
export { readPath, readSlug, type SlugRefusal, slugRefusals } from './read-slug'
export { roleOf, type StoryRole, screenStories } from './roles'
export { slugFromName } from './slug-from-name'
export { slugsIn, topFolderOf } from './story-slugs'
