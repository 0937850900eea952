import { atom } from 'jotai'
import type { VisitorState } from '@/schemas/api/visitor'
import { type Call, callShop } from './call-shop'
import { hearTabs, tellTabs } from './other-tabs'

/** The visitor's state and the status of its request. */
type Loaded = {
  status: 'idle' | 'pending' | 'success' | 'error'
  state: VisitorState
  /** Results of changes during loading, which override the loaded state. */
  changed: Partial<VisitorState>
}

const nothing: VisitorState = { wishlist: [], basket: 0 }

const loadedAtom = atom<Loaded>({ status: 'idle', state: nothing, changed: {} })

const patched = ({ status, state, changed }: Loaded, patch: Partial<VisitorState>): Loaded => ({
  status,
  state: { ...state, ...patch },
  changed: status === 'success' ? {} : { ...changed, ...patch },
})

// What another tab has changed is shown here at once.
loadedAtom.onMount = (set) => hearTabs((patch) => set((loaded) => patched(loaded, patch)))

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
 * Merges the answer of a change into the visitor's state, here and in other tabs. If the state is not loaded yet, or
 * failed to load, loads it.
 */
export const patchVisitorAtom = atom(null, (get, set, patch: Partial<VisitorState>) => {
  const loaded = get(loadedAtom)
  set(loadedAtom, patched(loaded, patch))
  tellTabs(patch)
  if (loaded.status !== 'success') void set(loadVisitorAtom)
})
