/** The library of blocks as component definitions of a Storyblok space, and pushing them to it. */
export { type ComponentDefinition, toComponents } from './component-definition'
export { ManagementError, type ManagementTarget, managementApi } from './management-api'
export { type PushPlan, planPush } from './plan'
export { applyPlan, readPlan } from './push'
export { planLines } from './report'
export { type PushTarget, pushTarget } from './target'
