/** What the visitor did, in the words of the specification (section 7, tracking events). */
export type Announcement = { event: 'frontend_feature'; feature: 'picture_swipe' }

export const announcementEvent = 'shop:announcement'

/** Tells whoever listens on the window what the visitor did. The page works the same when nobody does. */
export const announce = (detail: Announcement): void => {
  window.dispatchEvent(new CustomEvent<Announcement>(announcementEvent, { detail }))
}
