export type { Choices, Conflict, Side } from './conflicts'
export { type Merged, mergeStories } from './merge'
