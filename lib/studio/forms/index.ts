/** The forms of blocks, described from their schemas, as plain data. */
export { describeForms } from './describe-forms'
export { labelsIn } from './labels'
export type { BlockForm, BlockForms, FieldForm } from './types'
