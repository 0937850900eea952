import { atom } from 'jotai'
import type { WishlistEntry } from '@/schemas/api/wishlist'
import { callAtom, patchVisitorAtom, visitorAtom } from './visitor-atoms'

export const wishlistAtom = atom((get) => get(visitorAtom).wishlist)

export type Toggled = 'added' | 'removed' | 'full' | 'tooMany' | 'offline' | 'failed'

const refusals: Partial<Record<number, Toggled>> = { 0: 'offline', 409: 'full', 429: 'tooMany' }

type Numbers = { wishlist: string[] }

/** Adds a product to the wishlist or removes it. Updates optimistically, and reverts if the request fails. */
export const toggleWishlistAtom = atom(null, async (get, set, entry: WishlistEntry): Promise<Toggled> => {
  const before = get(wishlistAtom)
  const has = before.includes(entry.number)
  const without = before.filter((number) => number !== entry.number)
  set(patchVisitorAtom, { wishlist: has ? without : [entry.number, ...without] })
  const { call } = get(callAtom)
  const answer = has
    ? await call<Numbers>('DELETE', `/api/wishlist/${encodeURIComponent(entry.number)}/`)
    : await call<Numbers>('POST', '/api/wishlist/', entry)
  set(patchVisitorAtom, { wishlist: answer.ok ? answer.body.wishlist : before })
  if (!answer.ok) return refusals[answer.status] ?? 'failed'
  return has ? 'removed' : 'added'
})
