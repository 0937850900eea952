/** The bin: deleted pages, which come back as drafts for some weeks. */
export { BinScreen } from './bin-screen.client'
export { restoreBody } from './body'
export { purge, restore } from './manage'
export { binText } from './messages'
export { readBin, rowsAtOnce } from './read'
