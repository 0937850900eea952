/** What the pickers of the editor search: products, categories, stories and files. */
export { pick, pickKinds, pickQuery } from './pick'
export type { PickedThing } from './types'
