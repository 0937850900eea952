export type { Choices, Conflict, Side } from './conflicts'
export { type Flat, flatten, isSameParent, isVoid, rootKey } from './flatten'
export { type Merged, mergeStories } from './merge'
