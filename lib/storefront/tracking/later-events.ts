import { withStorage } from '@/lib/storefront/browser-storage'
import type { PageEvent } from './tracking-data'
import { eventsIn } from './watch-pages'

const key = 'tracked-later'

export { key as laterKey }

const mostKept = 10

function readFrom(store: Storage): PageEvent[] {
  const note = store.getItem(key) ?? '[]'
  try {
    const kept: unknown = JSON.parse(note)
    return Array.isArray(kept) ? (kept as PageEvent[]) : []
  } catch {
    // A note that cannot be read is written anew.
    return []
  }
}

const isAuthentication = ({ event, once }: PageEvent) => once && event.event.startsWith('frontend_auth_')

/**
 * Keeps for the next page that is tracked that somebody has logged in or registered: the page that says so is one of the
 * account. Called only with consent, because it is stored.
 */
export function keepForLater(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-tracking]')]
    .flatMap(eventsIn)
    .filter(isAuthentication)
  if (found.length === 0) return
  withStorage('sessionStorage', (store) => {
    const kept = new Map([...readFrom(store), ...found].map((each) => [each.once?.key, each]))
    store.setItem(key, JSON.stringify([...kept.values()].slice(-mostKept)))
  })
}

/** What was kept, which is forgotten. */
export const takeKept = (): PageEvent[] =>
  withStorage('sessionStorage', (store) => {
    const kept = readFrom(store)
    store.removeItem(key)
    return kept
  }) ?? []
