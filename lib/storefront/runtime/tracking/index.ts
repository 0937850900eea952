/** Events for the tag manager's data layer. Its code is loaded only for visitors who allow some of it. */
export { Tracking } from './islands'
export { promotionToSee } from './manual-promotion'
export { begunCheckout, type Login, loggedIn, viewedProduct, viewedPromotion } from './page-data'
export { purchaseEvent } from './purchase-event'
export { TrackingData } from './tracking-data'
