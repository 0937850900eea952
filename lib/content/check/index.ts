/** Whether the content of a space fits the schemas of its blocks. */
export { type CheckResult, checkContent } from './check-content'
export { checkStory } from './check-story'
export type { Finding } from './finding'
export { checkSummary, storyTable } from './report'
