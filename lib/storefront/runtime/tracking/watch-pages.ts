import { isUntracked } from '@/lib/storefront/runtime/browser'
import { onPageChange, onPartsChange } from './on-page-change'
import { ofChosen } from './page-variants'
import type { Once, PageEvent } from './tracking-data'

type Add = (event: PageEvent['event'], once?: Once) => void

/** The events that an element holds as data. */
export const eventsIn = ({ dataset }: HTMLElement): PageEvent[] => JSON.parse(dataset.tracking ?? '[]')

/** The router keeps pages that were left in the document, where nobody sees them. */
const isShown = ({ parentElement }: Element) => parentElement?.checkVisibility() === true

/**
 * Tracks each page that is shown, with the events that it holds as data: once while they are shown, and again when they come
 * back. Those of a product are of the chosen variant, and are told again of another one.
 */
export function watchPages(add: Add): void {
  /** What the elements that are shown have told. */
  let told = new Map<Element, string>()
  /** Whether the address is that of a page which is not shown yet. */
  let isLeaving = false
  const look = () => {
    if (isLeaving) return
    const shown = new Map<Element, string>()
    for (const element of document.querySelectorAll<HTMLElement>('[data-tracking]')) {
      if (!isShown(element)) continue
      const events = eventsIn(element).map((event) => ofChosen(event, window.location.search))
      const text = JSON.stringify(events)
      shown.set(element, text)
      if (told.get(element) === text) continue
      for (const { event, once } of events) add(event, once)
    }
    told = shown
  }
  /** The title of a page can come a moment after the page. */
  const untilTitled = (tries: number) => {
    if (isLeaving) return
    if (document.title === '' && tries > 0) setTimeout(untilTitled, 50, tries - 1)
    else tell()
  }
  const show = () => {
    isLeaving = false
    if (!isUntracked(window.location)) untilTitled(20)
  }
  const tell = () => {
    const { pathname, search } = window.location
    add({
      event: 'page_view',
      page_path: pathname,
      ...(search && { page_query: search }),
      page_title: document.title,
      page_locale: document.documentElement.lang,
    })
    look()
  }
  show()
  onPageChange({
    leave: () => {
      isLeaving = true
    },
    show,
    choose: look,
  })
  onPartsChange(look)
  // Back from another document to one that the browser has kept.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    told = new Map()
    show()
  })
}
