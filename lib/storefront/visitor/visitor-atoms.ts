import { atom } from 'jotai'
import type { VisitorState } from '@/schemas/api/visitor'
import { type Call, callShop } from './call-shop'

/** Section 4, data loading. */
type Loaded = {
  status: 'idle' | 'pending' | 'success' | 'error'
  state: VisitorState
  /** What changes have answered since the last load: newer than what it will bring. */
  changed: Partial<VisitorState>
}

const nothing: VisitorState = { wishlist: [], basket: 0 }

const loadedAtom = atom<Loaded>({ status: 'idle', state: nothing, changed: {} })

/** What belongs to the visitor, as far as it is known. */
export const visitorAtom = atom((get) => get(loadedAtom).state)

export const visitorStatusAtom = atom((get) => get(loadedAtom).status)

/** How the shop is called; replaced in tests. */
export const callAtom = atom<{ call: Call }>({ call: callShop })

/** Asks the shop once for everything on the page that shows something of the visitor. */
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

/** Takes what a change answered over into what is known of the visitor. What could not be had before is asked for again. */
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
