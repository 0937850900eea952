import { atom } from 'jotai'
import type { VisitorState } from '@/schemas/api/visitor'
import { type Call, callShop } from './call-shop'

/** Section 4, data loading. */
type Loaded = { status: 'idle' | 'pending' | 'success' | 'error'; state: VisitorState }

const nothing: VisitorState = { wishlist: [], basket: 0 }

const loadedAtom = atom<Loaded>({ status: 'idle', state: nothing })

/** What belongs to the visitor, as far as it is known. */
export const visitorAtom = atom((get) => get(loadedAtom).state)

export const visitorStatusAtom = atom((get) => get(loadedAtom).status)

/** How the shop is called; replaced in tests. */
export const callAtom = atom<{ call: Call }>({ call: callShop })

/** Asks the shop once for everything on the page that shows something of the visitor. */
export const loadVisitorAtom = atom(null, async (get, set) => {
  const { status } = get(loadedAtom)
  if (status === 'pending' || status === 'success') return
  set(loadedAtom, { status: 'pending', state: get(visitorAtom) })
  const answer = await get(callAtom).call<VisitorState>('GET', '/api/visitor/')
  set(
    loadedAtom,
    answer.ok ? { status: 'success', state: answer.body } : { status: 'error', state: get(visitorAtom) },
  )
})

/** Takes what a change answered over into what is known of the visitor. */
export const patchVisitorAtom = atom(null, (get, set, patch: Partial<VisitorState>) => {
  set(loadedAtom, { status: 'success', state: { ...get(visitorAtom), ...patch } })
})
