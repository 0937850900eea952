/** Sheets about safety and care and declarations of products as PDF files. */
export { earlierSheet, type Paper, type PaperKind, paperAddress, paperAddressIn, paperOf } from './address'
export { findPaper, type PaperFacts } from './find-paper'
export { writePaper } from './write-paper'
