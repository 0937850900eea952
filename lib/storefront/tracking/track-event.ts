/** A tracking event for the tag manager's data layer. */
type TrackingEvent = { event: 'frontend_feature'; feature: 'picture_swipe' }

const trackingEvent = 'shop:announcement'

/** Dispatches a tracking event on the window. The page does not depend on a listener. */
export const trackEvent = (detail: TrackingEvent): void => {
  window.dispatchEvent(new CustomEvent<TrackingEvent>(trackingEvent, { detail }))
}
