/** For islands of the editor. */
export { LibraryDialog } from './library/library-dialog.client'
export { pastedPictures } from './library/pasted-pictures'
export { FocalPoint } from './panel/focal-point.client'
export type { AssetCard } from './types'
export { useMediaText } from './use-text'
