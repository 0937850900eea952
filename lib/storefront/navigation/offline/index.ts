/** What a visitor without a network sees. */
export { offlineDocument } from './offline-document'
export { serviceWorker } from './service-worker'
