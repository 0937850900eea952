/** The props of blocks and the context of their page. */
export type { BlockComponent, BlockExample, BlockProps } from './block-props'
export type { BlockContext } from './context'
export { type EditorText, editorLocale, editorText } from './editor-text'
export { type ShopSettings, shopContext } from './shop-context'
