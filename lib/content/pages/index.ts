/** Content pages and layouts, read from the content service and cached by tag; snapshots are used while it is down. */
export { loadLayout, loadPage } from './cached'
export { campaignTimes } from './campaign-times'
export { categoryPages } from './category-pages'
export {
  contentForEditor,
  contentForReaders,
  layoutOfContent,
  pageOfDraft,
  readDraftLayout,
  readPublishedLayout,
  readVersion,
} from './drafts'
export { keyOfSegments } from './key'
export type { Layout } from './layout'
export { type IndexEntry, loadIndex, loadKeys } from './lists'
export type { PageResult } from './page'
export type { Alternate } from './story-paths'
export { indexTag } from './tags'
export { isSigned, mayChangeCategories, tagsOfEvent } from './webhook'
