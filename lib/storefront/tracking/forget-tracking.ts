import { storedNames } from './stored-names'

/** Removes all that tracking has stored in this browser. */
export function forgetTracking(): void {
  try {
    for (const store of [localStorage, sessionStorage]) for (const name of storedNames) store.removeItem(name)
  } catch {
    // Without storage there is nothing to remove.
  }
}
