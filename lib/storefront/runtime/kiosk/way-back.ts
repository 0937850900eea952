import { homePath } from './end-visit'
import { placeInHistory, readVisit } from './visit'

const show = (isShown: boolean) => {
  document.documentElement.style.visibility = isShown ? '' : 'hidden'
}

/** Leads from a page of a visitor who has gone to the first page of this visit. */
function leave(): void {
  show(false)
  const forward = readVisit().first - placeInHistory()
  if (forward > 0) window.history.go(forward)
  else window.location.replace(homePath())
}

/**
 * Keeps the next visitor from the pages of the one before, to which the history of the window leads back. `id` is the visit
 * in which this document was loaded. Tells whether the page may stay.
 */
export function guardWayBack(id: number): boolean {
  // The browser may keep the page as it was, and show it before any of its code runs.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) show(false)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (readVisit().id === id) show(true)
    else leave()
  })
  const isOfBefore = placeInHistory() < readVisit().first
  if (isOfBefore) leave()
  return !isOfBefore
}
