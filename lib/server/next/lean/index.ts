/** Documents without what React need not know. */
export { leanDocument } from './lean-document'
export { payloadText, payloadValue } from './payload'
