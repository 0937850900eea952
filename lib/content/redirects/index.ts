/** Redirects that editors enter, or that moved stories leave behind. */
export { findRedirect, type Redirect } from './find-redirect'
export { redirects } from './tables'
