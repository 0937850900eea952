import { withStorage } from '@/lib/storefront/runtime/browser'
import { trackedKey as key } from './stored-names'
import type { Once } from './tracking-data'

const mostKept = 50

/** A visit ends when this long no page was shown in any tab. */
const visitMs = 30 * 60 * 1_000

/** What is noted for all tabs: for ever, and for the visit that was last seen at a time. */
type Note = { ever: string[]; visit: string[]; seenAt: number }

/** Where nothing can be stored: what was sent by this page. */
const sent = new Set<string>()

const textsIn = (given: unknown) =>
  Array.isArray(given) ? given.filter((each): each is string => typeof each === 'string') : []

function parsed(store: Storage): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null')
  } catch {
    // A note that cannot be read is written anew.
    return undefined
  }
}

/** Earlier notes were a list of what lasts for ever. */
function readNote(store: Storage, now: number): Note {
  const found = parsed(store)
  if (Array.isArray(found)) return { ever: textsIn(found), visit: [], seenAt: now }
  const { ever, visit, seenAt } = (found ?? {}) as Partial<Record<keyof Note, unknown>>
  const isOver = typeof seenAt !== 'number' || Math.abs(now - seenAt) > visitMs
  return { ever: textsIn(ever), visit: isOver ? [] : textsIn(visit), seenAt: now }
}

const latest = (keys: readonly string[]) => keys.slice(-mostKept)

/** Notes a key among all of its kind; false if it was noted before, undefined where nothing can be stored. */
const noteForAll = (name: string, kind: 'ever' | 'visit', now: number) =>
  withStorage('localStorage', (store) => {
    const note = readNote(store, now)
    const isNew = !note[kind].includes(name)
    if (isNew) note[kind] = latest([...note[kind], name])
    store.setItem(key, JSON.stringify(note))
    return isNew
  })

const noteInTab = (name: string) =>
  withStorage('sessionStorage', (store) => {
    const keys = textsIn(parsed(store))
    if (keys.includes(name)) return false
    store.setItem(key, JSON.stringify(latest([...keys, name])))
    return true
  })

/** Whether something was not sent yet, which is noted: for the visit, for the checkout of this tab, or for ever. */
export function isFirst(once: Once, now = Date.now()): boolean {
  if (once.lasting === 'checkout') return noteInTab(once.key) ?? firstHere(once.key)
  return noteForAll(once.key, once.lasting === 'session' ? 'visit' : 'ever', now) ?? firstHere(once.key)
}

function firstHere(name: string): boolean {
  if (sent.has(name)) return false
  sent.add(name)
  return true
}

/** The visit goes on: a page is shown. */
export const goOnVisiting = (now = Date.now()): void =>
  withStorage('localStorage', (store) => {
    if (store.getItem(key) !== null) store.setItem(key, JSON.stringify(readNote(store, now)))
  })

/** A page outside the checkout is shown: the next checkout in this tab is another one. */
export const leaveCheckout = (): void => withStorage('sessionStorage', (store) => store.removeItem(key))
