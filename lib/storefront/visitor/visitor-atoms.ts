import { atom } from 'jotai'
import type { VisitorState } from '@/schemas/api/visitor'
import { type Call, callShop } from './call-shop'

/** The visitor's state and the status of its request. */
type Loaded = {
  status: 'idle' | 'pending' | 'success' | 'error'
  state: VisitorState
  /** Results of changes during loading, which override the loaded state. */
  changed: Partial<VisitorState>
}

const nothing: VisitorState = { wishlist: [], basket: 0 }

const loadedAtom = atom<Loaded>({ status: 'idle', state: nothing, changed: {} })

/** The visitor's state, empty until it is loaded. */
export const visitorAtom = atom((get) => get(loadedAtom).state)

export const visitorStatusAtom = atom((get) => get(loadedAtom).status)

/** The function that calls the shop; replaced in tests. */
export const callAtom = atom<{ call: Call }>({ call: callShop })

/** Loads the visitor's state, unless it is loaded or loading. */
export const loadVisitorAtom = atom(null, async (get, set) => {
  const before = get(loadedAtom)
  if (before.status === 'pending' || before.status === 'success') return
  set(loadedAtom, { ...before, status: 'pending' })
  const answer = await get(callAtom).call<VisitorState>('GET', '/api/visitor/')
  const { state, changed } = get(loadedAtom)
  set(
    loadedAtom,
    answer.ok
      ? { status: 'success', state: { ...answer.body, ...changed }, changed: {} }
      : { status: 'error', state, changed },
  )
})

/**
 * Merges the answer of a change into the visitor's state. If the state is not loaded yet, or failed to load, loads it.
 */
export const patchVisitorAtom = atom(null, (get, set, patch: Partial<VisitorState>) => {
  const { status, state, changed } = get(loadedAtom)
  const isKnown = status === 'success'
  set(loadedAtom, {
    status,
    state: { ...state, ...patch },
    changed: isKnown ? {} : { ...changed, ...patch },
  })
  if (!isKnown) void set(loadVisitorAtom)
})
