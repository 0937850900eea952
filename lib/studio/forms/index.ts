/** The forms of blocks, described from their schemas, as plain data. */
export { describeForms } from './describe-forms'
export { labelsIn } from './labels'
export { shownLabel } from './shown-label'
export { synonymsIn } from './synonyms'
export type { BlockForm, BlockForms, FieldForm } from './types'
