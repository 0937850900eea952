import type { Once } from './tracking-data'

const key = 'tracked'
const mostKept = 50

const storeOf = ({ lasting }: Once): Storage => (lasting === 'session' ? sessionStorage : localStorage)

/** Where nothing can be stored: what was sent by this page. */
const sent = new Set<string>()

const readKeys = (store: Storage): string[] => {
  const kept: unknown = JSON.parse(store.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
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
    // A browser without storage, or with a note that is none.
  }
  return true
}
