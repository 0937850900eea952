import { withStorage } from '@/lib/storefront/browser-storage'
import type { Once } from './tracking-data'

const key = 'tracked'

export { key as trackedKey }

const mostKept = 50

/** Where nothing can be stored: what was sent by this page. */
const sent = new Set<string>()

const readKeys = (store: Storage): string[] => {
  const note = store.getItem(key) ?? '[]'
  try {
    const kept: unknown = JSON.parse(note)
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    // A note that cannot be read is written anew.
    return []
  }
}

/** Whether something was not sent yet, which is noted for the visit or for ever. */
export function isFirst(once: Once): boolean {
  if (sent.has(once.key)) return false
  sent.add(once.key)
  const kind = once.lasting === 'session' ? 'sessionStorage' : 'localStorage'
  const keys = withStorage(kind, readKeys) ?? []
  if (keys.includes(once.key)) return false
  withStorage(kind, (store) => store.setItem(key, JSON.stringify([...keys, once.key].slice(-mostKept))))
  return true
}
