/** The library of blocks as component definitions of a Storyblok space, and how they get there. */
export { type ComponentDefinition, toComponents } from './component-definition'
export { ManagementError, type ManagementTarget, managementApi } from './management-api'
export { type PushPlan, planPush } from './plan'
export { carryOut, readPlan } from './push'
export { planLines } from './report'
export { type PushTarget, pushTarget } from './target'
