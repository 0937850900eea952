/** What happens on a page, for whoever tracks it. */
export type Announcement =
  /** A call of the shop's API that succeeded. */
  | { kind: 'call'; method: string; path: string; given?: unknown; answer: unknown }
  | { kind: 'feature'; feature: 'picture_swipe' }

declare global {
  /** What happened before the code that tracks was loaded. */
  var shopAnnouncements: Announcement[] | undefined
}

export const announcementEvent = 'shop:announcement'

/** A page on which more happens has a visitor who is not asked for consent, or does not decide. */
const mostKept = 50

/** Says what has happened. Nothing is stored or sent, and the page does not depend on a listener. */
export function announce(happened: Announcement): void {
  globalThis.shopAnnouncements ??= []
  if (globalThis.shopAnnouncements.length < mostKept) globalThis.shopAnnouncements.push(happened)
  globalThis.dispatchEvent?.(new Event(announcementEvent))
}
