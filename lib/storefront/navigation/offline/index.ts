/** The page for visitors without a network. */
export { offlineDocument } from './offline-document'
export { serviceWorker } from './service-worker'
