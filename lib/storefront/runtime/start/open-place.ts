import { revealableEvent, revealEvent } from '@/lib/storefront/design/ui'
import { openDialog } from '@/lib/storefront/design/ui/client'
import {
  anchorOf,
  layerDepth,
  moveFocusTo,
  openAncestors,
  stateAtDepth,
} from '@/lib/storefront/runtime/navigation'

/** The element that could not be revealed yet, because the island that hides it is not hydrated. */
let owed: { place: HTMLElement; arrival: Arrival } | undefined

type Arrival = {
  /** Whether to scroll and move the keyboard's starting point there as well. */
  move: boolean
  /** The clicked link. */
  link: HTMLElement | null
}

function openDialogAround(place: HTMLElement, link: HTMLElement | null): void {
  const dialog = place.closest('dialog')
  // In a hidden part of the page the dialog would stay invisible but make the page inert.
  if (!dialog || dialog.open || !dialog.parentElement?.checkVisibility()) return
  // Browsers blur a link to a hidden element. Restores the focus, so that the dialog can return it to the link.
  if (link && document.activeElement === document.body) link.focus({ preventScroll: true })
  // Without the fragment a reload does not open the dialog again, and the link works a second time. The entry of a link of this
  // page is that of the layer.
  const { pathname, search } = window.location
  const state = stateAtDepth(link ? layerDepth() + 1 : layerDepth())
  window.history.replaceState(state, '', pathname + search)
  openDialog(dialog.id)
}

function goTo(place: HTMLElement): void {
  place.scrollIntoView({ behavior: 'instant' })
  moveFocusTo(place)
}

/** Reveals an element that is hidden in a closed entry, behind a tab or in a dialog, and goes there. */
function reveal(place: HTMLElement, arrival: Arrival): void {
  openAncestors(place)
  place.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  openDialogAround(place, arrival.link)
  if (!place.checkVisibility()) {
    owed = { place, arrival }
  } else if (arrival.move && !(place instanceof HTMLDialogElement)) {
    goTo(place)
  }
}

/** Goes where a fragment leads that no element has letter by letter. The code for it is loaded when it is needed. */
async function openMeantPlace(arrival: Arrival): Promise<void> {
  const { meantPlace } = await import('./meant-place')
  const place = meantPlace(window.location)
  if (!place) return
  if (!place.checkVisibility()) reveal(place, arrival)
  else if (arrival.move) goTo(place)
}

/** Reveals the element that the fragment names if it is hidden. Browsers scroll to visible elements themselves. */
export function openPlace(arrival: Arrival): void {
  const place = anchorOf(window.location)
  owed = undefined
  if (!place) {
    if (window.location.hash.length > 1) void openMeantPlace(arrival).catch(() => undefined)
  } else if (!place.checkVisibility()) reveal(place, arrival)
}

// The event fires during hydration; the island can only react afterwards.
window.addEventListener(revealableEvent, () =>
  queueMicrotask(() => {
    if (owed && owed.place === anchorOf(window.location)) openPlace(owed.arrival)
  }),
)
