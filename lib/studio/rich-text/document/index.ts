export { BlokNode, documentExtensions, ImageNode } from './extensions'
export { fromEditor } from './from-editor'
export type { DocumentNode } from './node'
export { toEditor } from './to-editor'
