/** From a content component's name to its schema and its server component. */
export { registry } from './registry'
export { Blocks, OneBlock } from './render-blocks'
