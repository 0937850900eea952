/** A tracking event for the tag manager's data layer. */
export type Announcement = { event: 'frontend_feature'; feature: 'picture_swipe' }

export const announcementEvent = 'shop:announcement'

/** Dispatches a tracking event on the window. The page does not depend on a listener. */
export const announce = (detail: Announcement): void => {
  window.dispatchEvent(new CustomEvent<Announcement>(announcementEvent, { detail }))
}
