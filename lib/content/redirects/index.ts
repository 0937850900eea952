/** The shop: its catalogue, its orders and its redirects. */
export { findRedirect, type Redirect } from './find-redirect'
export { redirects } from './tables'
