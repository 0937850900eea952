import { type Announcement, hearAnnouncements } from '@/lib/storefront/announcements'
import { consentEvent, serviceStanding, tagManagerService } from '@/lib/storefront/consent'
import type { TrackingEvent } from '@/schemas/tracking'
import { createCallEvents, promotionsIn } from './basket-events'
import { createEventQueue } from './event-queue'
import { isFirst } from './is-first'
import { onPathChange } from './on-page-change'
import { watchProductLists } from './product-lists'
import { watchPages } from './watch-pages'

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[]
  }
}

let isStarted = false

/** Tracks what happens on the pages of this document, as far as the visitor's consent allows it. */
export function startTracking(): void {
  if (isStarted) return
  isStarted = true
  const standing = () => serviceStanding(tagManagerService, Date.now())
  const queue = createEventQueue({
    standing,
    push(event) {
      window.dataLayer ??= []
      window.dataLayer.push(event)
    },
    isFirst,
  })
  const add = (event: TrackingEvent) => queue.add(event)
  const calls = createCallEvents()
  let isCartViewed = false

  const viewCart = ({ method, path }: Extract<Announcement, { kind: 'call' }>) => {
    const basket = calls.basket()
    // Only the page of the basket loads it.
    if (!basket || isCartViewed || method !== 'GET' || !path.startsWith('/api/basket/')) return
    isCartViewed = true
    for (const event of calls.viewOf(basket)) add(event)
    for (const { id, name } of promotionsIn(basket))
      queue.add(
        { event: 'frontend_view_promotion', promotion_id: id, promotion_name: name },
        { key: `promotion:${id}`, lasting: 'session' },
      )
  }
  window.addEventListener(consentEvent, queue.settle)
  onPathChange(() => {
    isCartViewed = false
  })
  watchPages(queue.add)
  watchProductLists(add)
  hearAnnouncements((happened) => {
    if (happened.kind === 'feature') return add({ event: 'frontend_feature', feature: happened.feature })
    for (const event of calls.eventsOf(happened)) add(event)
    viewCart(happened)
  })
}
