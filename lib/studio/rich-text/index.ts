/** Rich texts in the editor: their nodes and marks for Tiptap, and the way there and back without loss. */
export {
  BlokNode,
  type DocumentNode,
  documentExtensions,
  fromEditor,
  ImageNode,
  isNode,
  type Rest,
  restAttribute,
  restOf,
  toEditor,
  unknown,
} from './document'
export { withoutEmptyLines } from './empty-lines'
export { headRowsOf } from './head-row'
export { fromLinkValue, toLinkValue } from './link-attributes'
export { type LeftOutOf, leftOutOf, placesIn, withoutLeftOut } from './pasted-page'
export { withOwnStructure } from './pasted-structure'
export { takeReviewMarks } from './review-marks'
export { withWordLists } from './word-lists'
