/** Redirects that are imported, or that moved stories leave behind. */
export { findRedirect, type Redirect } from './find-redirect'
export { redirectRows } from './redirect-rows'
export { redirects } from './tables'
