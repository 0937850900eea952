/** Content pages and layouts, read from the content service and cached by tag; snapshots are used while it is down. */
export {
  type IndexEntry,
  loadIndex,
  loadLayout,
  loadPage,
} from './cached'
export { campaignTimes } from './campaign-times'
export { categoryPages } from './category-pages'
export { keyOfSegments } from './key'
export type { Layout } from './layout'
export type { Alternate, PageResult } from './page'
export { isSigned, mayChangeCategories, tagsOfEvent, webhookLimit } from './webhook'
