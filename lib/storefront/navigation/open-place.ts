import { revealableEvent, revealEvent } from '@/lib/storefront/ui'
import { openDialog } from '@/lib/storefront/ui/client'
import { anchorOf, continueAt, openAround } from './arrive'

/** The place that could not be shown yet: the island that hides it is not alive. */
let owed: { place: HTMLElement; arrival: Arrival } | undefined

type Arrival = {
  /** Whether the view and the keyboard go there as well. */
  move: boolean
  /** The link that was followed. */
  link: HTMLElement | null
}

function openDialogAround(place: HTMLElement, link: HTMLElement | null): void {
  const dialog = place.closest('dialog')
  // Where its part of the page is not shown, it would make the page inert and stay unseen itself.
  if (!dialog || dialog.open || !dialog.parentElement?.checkVisibility()) return
  // A browser takes the focus from a link to a place that it cannot show; the dialog gives it back there.
  if (link && document.activeElement === document.body) link.focus({ preventScroll: true })
  openDialog(dialog.id)
  // What is closed must not come back with a reload, and a link to it opens it once more.
  dialog.addEventListener(
    'close',
    () => {
      const { pathname, search } = window.location
      if (anchorOf(window.location) === place) window.history.replaceState(null, '', pathname + search)
    },
    { once: true },
  )
}

/**
 * Shows the place that the address names where it is hidden: in a closed entry, behind a tab, in a dialog. One that is not
 * hidden is the browser's, which went there itself.
 */
export function openPlace(arrival: Arrival): void {
  const place = anchorOf(window.location)
  owed = undefined
  if (!place || place.checkVisibility()) return
  openAround(place)
  place.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  openDialogAround(place, arrival.link)
  if (!place.checkVisibility()) {
    owed = { place, arrival }
  } else if (arrival.move && !(place instanceof HTMLDialogElement)) {
    place.scrollIntoView({ behavior: 'instant' })
    continueAt(place)
  }
}

// An island that says so is still being rendered, and can choose nothing before it is done.
window.addEventListener(revealableEvent, () =>
  queueMicrotask(() => {
    if (owed && owed.place === anchorOf(window.location)) openPlace(owed.arrival)
  }),
)
