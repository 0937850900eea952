/** What the pickers of the editor search: products, categories, stories and files, and what conditions of campaigns name. */

export { hiddenTargets } from './hidden-targets'
export { type PickKind, pick, pickKinds, pickQuery } from './pick'
export type { PickedThing } from './types'
export { unknownValues } from './unknown-values'
export { unsoldConditions } from './unsold-conditions'
export { unsoldProducts } from './unsold-products'
