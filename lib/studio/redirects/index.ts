/** Redirects as administrators enter them. */
export { remove, save } from './manage'
export { redirectsText } from './messages'
export { type RedirectRow, RedirectsScreen } from './redirects-screen.client'
