/** For islands of the editor. */
export { LibraryDialog } from './library/library-dialog.client'
export type { AssetCard } from './types'
