/** For islands of the editor. */
export { LibraryDialog } from './library/library-dialog.client'
export { FocalPoint } from './panel/focal-point.client'
export type { AssetCard } from './types'
