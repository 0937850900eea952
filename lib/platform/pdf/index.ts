/** Plain documents as PDF: headings, texts, lists and facts on pages. */
export type { Part } from './lay-out'
export { writePdf } from './write-pdf'
