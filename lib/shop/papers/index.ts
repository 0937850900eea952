/** Manuals and declarations of products as PDF files. */
export { type PaperKind, paperAddress, paperOf } from './address'
export { findPaper } from './find-paper'
export { writePaper } from './write-paper'
