/** Sheets about safety and care and declarations of products as PDF files. */
export { earlierSheet, type PaperKind, paperAddress, paperAddressIn, paperOf } from './address'
export { findPaper } from './find-paper'
export { writePaper } from './write-paper'
