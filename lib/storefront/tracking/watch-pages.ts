import { isUntracked } from '@/lib/storefront/untracked'
import { onPartsChange, onPathChange } from './on-page-change'
import type { Once, PageEvent } from './tracking-data'

type Add = (event: PageEvent['event'], once?: Once) => void

/** The events that an element holds as data. */
export const eventsIn = ({ dataset }: HTMLElement): PageEvent[] => JSON.parse(dataset.tracking ?? '[]')

/** The router keeps pages that were left in the document, where nobody sees them. */
const isShown = ({ parentElement }: Element) => parentElement?.checkVisibility() === true

/** Tracks each page that is shown, with the events that it holds as data. */
export function watchPages(add: Add): void {
  let seen = new WeakSet<Element>()
  /** Whether the address is that of a page which is not shown yet. */
  let isLeaving = false
  const look = () => {
    if (isLeaving) return
    for (const element of document.querySelectorAll<HTMLElement>('[data-tracking]')) {
      if (seen.has(element) || !isShown(element)) continue
      seen.add(element)
      for (const { event, once } of eventsIn(element)) add(event, once)
    }
  }
  const show = () => {
    if (isUntracked(window.location)) return
    add({
      event: 'page_view',
      page_path: window.location.pathname,
      page_title: document.title,
      page_locale: document.documentElement.lang,
    })
    look()
  }
  show()
  onPathChange(() => {
    if (isLeaving) return
    isLeaving = true
    requestAnimationFrame(() => {
      isLeaving = false
      seen = new WeakSet()
      show()
    })
  })
  onPartsChange(look)
}
