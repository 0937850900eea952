import { type Announcement, hearAnnouncements, isUntracked } from '@/lib/storefront/runtime/browser'
import { consentEvent, serviceStanding, tagManagerService } from '@/lib/storefront/runtime/consent'
import { deviceClass, deviceInfo } from '@/lib/storefront/runtime/device'
import type { TrackingEvent } from '@/schemas/tracking'
import { createCallEvents, promotionsIn } from './basket-events'
import { createEventQueue } from './event-queue'
import { hideReferrer } from './hide-referrer'
import { isInternalVisitor } from './internal-visitor'
import { goOnVisiting, isFirst, leaveCheckout } from './is-first'
import { keepEvents, takeKept } from './later-events'
import { loadSettings } from './load-settings'
import { onPathChange } from './on-page-change'
import { watchProductLists } from './product-lists'
import { dataLayer, loadTagManager } from './tag-manager'
import { trackedUser } from './user-id'
import { watchPages } from './watch-pages'
import { watchPromotions } from './watch-promotions'

type Show = (event: TrackingEvent) => void

const isGranted = () => serviceStanding(tagManagerService, Date.now()) === 'granted'

/** The standing is `unknown`, so that events wait, until it is known who the visitor is and the tag manager listens. */
function createDataLayer() {
  let isReady = false
  /** What was asked for of the tag manager runs until the next document. */
  let isAsked = false
  let hasContainer = false
  let isInternal = false
  const device = deviceClass(deviceInfo(navigator.userAgent))
  let show: Show | undefined
  const standing = () => {
    const now = serviceStanding(tagManagerService, Date.now())
    return now === 'granted' && !isReady ? 'unknown' : now
  }
  const queue = createEventQueue({
    standing,
    push(event) {
      const told: TrackingEvent =
        event.event === 'page_view'
          ? { ...event, user_id: trackedUser(), device, ...(isInternal && { internal: true }) }
          : event
      if (told.event === 'page_view') goOnVisiting()
      dataLayer().push(told)
      show?.(told)
    },
    isFirst,
  })

  async function listen(): Promise<void> {
    const settings = await loadSettings()
    if (!isGranted()) return
    // The container loads meanwhile: who the visitor is may take long to be known.
    if (settings?.tagManager) {
      hideReferrer()
      isAsked = true
      loadTagManager(settings.tagManager, () => {
        hasContainer = true
      })
    }
    if (settings?.internal !== undefined) isInternal = await isInternalVisitor(settings.internal)
    if (!isGranted()) return
    if (settings?.showsEvents) show = (await import('./event-panel')).openEventPanel()
    isReady = true
    queue.settle()
  }

  /**
   * What still waits is told at once to a container that is there, and on the next page otherwise. What waits for a
   * decision goes on waiting: the browser may show the page again.
   */
  function leave(): void {
    if (hasContainer) isReady = true
    queue.settle()
    if (isGranted()) keepEvents(queue.take())
  }

  /** A container runs until its document ends. */
  const endRefused = () => {
    if (isAsked && !isGranted()) window.location.reload()
  }
  window.addEventListener(consentEvent, () => {
    queue.settle()
    endRefused()
  })
  // The decision can have been taken back on a later page, before Back led here.
  window.addEventListener('pageshow', endRefused)
  window.addEventListener('pagehide', leave)
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
  const leaveCart = () => {
    isCartViewed = false
  }
  onPathChange(leaveCart)
  const beOutside = () => {
    if (!document.querySelector('[data-checkout]')) leaveCheckout()
  }
  beOutside()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    beOutside()
    // The page of the basket loads it again, as it becomes visible.
    leaveCart()
  })
  for (const { event, once } of takeKept()) queue.add(event, once)
  watchPages(queue.add)
  watchProductLists(add)
  watchPromotions(queue.add)
  hearAnnouncements((happened) => {
    if (happened.kind === 'feature') return add({ event: 'frontend_feature', feature: happened.feature })
    for (const event of calls.eventsOf(happened)) add(event)
    viewCart(happened)
  })
}
