/** Client-side navigation, preloading and the offline page. */

export { DocumentActions } from './islands'
export { wayOn } from './layer-entry'
export { back, backTo, menuRoot, openLevel } from './menu-stack'
export { type MenuEntry, menuTeasers, menuTree } from './menu-tree'
export { offlineDocument } from './offline/offline-document'
export { serviceWorker } from './offline/service-worker'
export { isPlainClick, softTarget } from './soft-link'
export { navigationWords } from './words'
