/** Redirects as administrators enter them. */
export { remove, save } from './manage'
export { redirectsText } from './messages'
export { noteOf } from './noted'
export { RedirectsScreen } from './redirects-screen.client'
