import { type Announcement, hearAnnouncements } from '@/lib/storefront/announcements'
import { consentEvent, serviceStanding, tagManagerService } from '@/lib/storefront/consent'
import { deviceClass, deviceInfo } from '@/lib/storefront/device'
import { isUntracked } from '@/lib/storefront/untracked'
import type { TrackingEvent } from '@/schemas/tracking'
import { createCallEvents, promotionsIn } from './basket-events'
import { createEventQueue } from './event-queue'
import { hideReferrer } from './hide-referrer'
import { isInternalVisitor } from './internal-visitor'
import { isFirst } from './is-first'
import { takeKept } from './later-events'
import { loadSettings } from './load-settings'
import { onPathChange } from './on-page-change'
import { watchProductLists } from './product-lists'
import { dataLayer, loadTagManager } from './tag-manager'
import { trackedUser } from './user-id'
import { watchPages } from './watch-pages'
import { watchPromotions } from './watch-promotions'

type Show = (event: TrackingEvent) => void

/** The standing is `unknown`, so that events wait, until it is known who the visitor is and the tag manager listens. */
function createDataLayer() {
  let isReady = false
  let isListening = false
  let isInternal = false
  const device = deviceClass(deviceInfo(navigator.userAgent))
  let show: Show | undefined
  const standing = () => {
    const now = serviceStanding(tagManagerService, Date.now())
    return now === 'granted' && !isReady ? 'unknown' : now
  }
  const isGranted = () => serviceStanding(tagManagerService, Date.now()) === 'granted'
  const queue = createEventQueue({
    standing,
    push(event) {
      const told: TrackingEvent =
        event.event === 'page_view'
          ? { ...event, user_id: trackedUser(), device, ...(isInternal && { internal: true }) }
          : event
      dataLayer().push(told)
      show?.(told)
    },
    isFirst,
  })

  async function listen(): Promise<void> {
    const settings = await loadSettings()
    isInternal =
      settings?.internal !== undefined && isGranted() && (await isInternalVisitor(settings.internal))
    if (!isGranted()) return
    if (settings?.showsEvents) show = (await import('./event-panel')).openEventPanel()
    if (settings?.tagManager) {
      hideReferrer()
      loadTagManager(settings.tagManager)
      isListening = true
    }
    isReady = true
    queue.settle()
  }

  window.addEventListener(consentEvent, () => {
    queue.settle()
    // What the tag manager has loaded runs on until the next document.
    if (isListening && !isGranted()) window.location.reload()
  })
  void listen()
  return queue
}

/** Tracks what happens on the pages of this document, as long as the visitor allows it. */
export function trackEvents(): void {
  const queue = createDataLayer()
  const add = (event: TrackingEvent) => queue.add(event)
  // A redirect may lead to such a page within the document, which the container must not see.
  onPathChange(() => {
    if (isUntracked(window.location)) window.location.reload()
  })
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
  onPathChange(() => {
    isCartViewed = false
  })
  watchPages(queue.add)
  for (const { event, once } of takeKept()) queue.add(event, once)
  watchProductLists(add)
  watchPromotions(queue.add)
  hearAnnouncements((happened) => {
    if (happened.kind === 'feature') return add({ event: 'frontend_feature', feature: happened.feature })
    for (const event of calls.eventsOf(happened)) add(event)
    viewCart(happened)
  })
}
