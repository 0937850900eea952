import { atom } from 'jotai'
import { type Call, callShop, tellTabs } from '@/lib/storefront/runtime/browser'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'
import type { VisitorState } from '@/schemas/api/visitor'

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
loadedAtom.onMount = (set) => hearTabs(({ anew: _, ...patch }) => set((loaded) => patched(loaded, patch)))

/** The visitor's state, empty until it is loaded. */
export const visitorAtom = atom((get) => get(loadedAtom).state)

export const visitorStatusAtom = atom((get) => get(loadedAtom).status)

/** The function that calls the shop; replaced in tests. */
export const callAtom = atom<{ call: Call }>({ call: callShop })

/** Loads the visitor's state, unless it is loading, or loaded and not asked for again. */
export const loadVisitorAtom = atom(null, async (get, set, again = false) => {
  const before = get(loadedAtom)
  if (before.status === 'pending' || (before.status === 'success' && !again)) return
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
 * Merges what was read into the visitor's state, in this tab alone: another may have changed it meanwhile, and tabs that
 * read anew when they hear of a change would call each other without end. If the state is not loaded yet, or failed to
 * load, loads it.
 */
export const seeVisitorAtom = atom(null, (get, set, patch: Partial<VisitorState>) => {
  const loaded = get(loadedAtom)
  set(loadedAtom, patched(loaded, patch))
  if (loaded.status !== 'success') void set(loadVisitorAtom)
})

/** Merges the answer of a change into the visitor's state, here and in other tabs. */
export const patchVisitorAtom = atom(null, (_, set, patch: Partial<VisitorState>) => {
  set(seeVisitorAtom, patch)
  tellTabs(patch)
})
