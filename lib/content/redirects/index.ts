/** Redirects that are imported, or that moved stories leave behind. */
export { type Asked, findRedirect, type Redirect } from './find-redirect'
export {
  deleteRedirect,
  findStored,
  listRedirects,
  type RedirectRefusal,
  saveRedirect,
} from './manage-redirects'
export { redirectAt } from './redirect-at'
export { pageAt } from './redirect-path'
export { redirectRows } from './redirect-rows'
export { type RedirectAddress, redirectsFrom, retireRedirects } from './redirects-from'
export { leadsTo, redirectsTo } from './redirects-to'
export { redirects } from './tables'
