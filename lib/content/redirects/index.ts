/** Redirects that are imported, or that moved stories leave behind. */
export { type Asked, findRedirect, type Redirect } from './find-redirect'
export {
  deleteRedirect,
  listRedirects,
  type RedirectRefusal,
  saveRedirect,
} from './manage-redirects'
export { redirectAt } from './redirect-at'
export { redirectRows } from './redirect-rows'
export { redirects } from './tables'
