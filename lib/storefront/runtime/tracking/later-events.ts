import { withStorage } from '@/lib/storefront/runtime/browser'
import { laterKey as key } from './stored-names'
import type { PageEvent } from './tracking-data'
import { eventsIn } from './watch-pages'

const mostKept = 50

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

/** What happens once is kept once. Called only with consent, because it is stored. */
export function keepEvents(events: readonly PageEvent[]): void {
  if (events.length === 0) return
  withStorage('sessionStorage', (store) => {
    const kept = [...readFrom(store), ...events]
    const keys = kept.map(({ once }) => once?.key)
    const without = kept.filter((_, index) => !keys[index] || keys.indexOf(keys[index]) === index)
    store.setItem(key, JSON.stringify(without.slice(-mostKept)))
  })
}

/**
 * Keeps for the next page that is tracked that somebody has logged in or registered: the page that says so is one of the
 * account.
 */
export const keepForLater = (): void =>
  keepEvents(
    [...document.querySelectorAll<HTMLElement>('[data-tracking]')].flatMap(eventsIn).filter(isAuthentication),
  )

/** What was kept, which is forgotten. */
export const takeKept = (): PageEvent[] =>
  withStorage('sessionStorage', (store) => {
    const kept = readFrom(store)
    store.removeItem(key)
    return kept
  }) ?? []
