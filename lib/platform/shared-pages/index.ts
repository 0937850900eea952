/** Pages that several instances share. */
export { pruneSharedPages, type SharedPages, sharedPagesIn } from './shared-pages'
