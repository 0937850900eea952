/** The library of blocks as component definitions of a Storyblok space, and pushing them to it. */
export { toComponents } from './component-definition'
export type { ComponentField } from './component-field'
export { ManagementError, type ManagementTarget, managementApi } from './management-api'
export { applyPlan, readPlan } from './push'
export { planLines } from './report'
export { pushTarget } from './target'
