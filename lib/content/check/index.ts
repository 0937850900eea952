/** Whether the content of a space fits the schemas of its blocks. */
export { type CampaignPlace, conditionFault } from './campaign-faults'
export { checkContent } from './check-content'
export { checkStory } from './check-story'
export type { Finding } from './finding'
export { foreignFiles } from './foreign-files'
export { hiddenInWords, hiddenRedirects } from './hidden-redirects'
export { checkSummary, storyTable } from './report'
export { type FindUnknown, unknownValueFindings } from './unknown-values'
