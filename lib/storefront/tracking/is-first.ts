import type { Once } from './tracking-data'

const key = 'tracked'

export { key as trackedKey }

const mostKept = 50

const storeOf = ({ lasting }: Once): Storage => (lasting === 'session' ? sessionStorage : localStorage)

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
  try {
    const store = storeOf(once)
    const keys = readKeys(store)
    if (keys.includes(once.key)) return false
    store.setItem(key, JSON.stringify([...keys, once.key].slice(-mostKept)))
  } catch {
    // A browser without storage, or a full one.
  }
  return true
}
