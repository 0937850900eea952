/** Client-side navigation, preloading and the offline page. */
export {
  anchorOf,
  closeOverlays,
  moveFocusTo,
  moveFocusToStart,
  openAncestors,
  scrollToStart,
} from './arrive'
export { denyConsentHash, hasAddressActions } from './has-address-actions'
export { isExpired } from './is-expired'
export { placeOf } from './kept-place'
export { isBetweenLayers, layerDepth, stateAtDepth, wayOn } from './layer-entry'
export { offlineDocument } from './offline/offline-document'
export { serviceWorker } from './offline/service-worker'
export { pendingNavigation } from './pending-navigation'
export { preloadInView } from './preload-in-view'
export { linkOfEvent, preloadOnIntent } from './preload-on-intent'
export { isPlainClick, softTarget } from './soft-link'
export { followedLink } from './target'
