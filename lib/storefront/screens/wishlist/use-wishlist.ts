import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import {
  callAtom,
  seeVisitorAtom,
  visitorStatusAtom,
  wishlistAtom,
} from '@/lib/storefront/visitor/state/client'
import type { WishlistItems } from '@/schemas/api/wishlist'

export type Item = WishlistItems['items'][number]

/** Pending until the first answer. */
type Loaded = { status: 'pending' | 'success' | 'error'; items: Item[] }

/**
 * The visitor's wishlist, requested when the page is shown, and again on return from another tab. Removed entries are
 * kept, so that they can return to their position.
 */
export function useWishlist(locale: string) {
  const { call } = useAtomValue(callAtom)
  const see = useSetAtom(seeVisitorAtom)
  const numbers = useAtomValue(wishlistAtom)
  const isKnown = useAtomValue(visitorStatusAtom) === 'success'
  const [{ status, items }, setLoaded] = useState<Loaded>({ status: 'pending', items: [] })

  const load = useCallback(async () => {
    const answer = await call<WishlistItems>('GET', `/api/wishlist/?${new URLSearchParams({ locale })}`)
    if (!answer.ok) return setLoaded((known) => ({ ...known, status: 'error' }))
    const { items: found } = answer.body
    see({ wishlist: found.map(({ number }) => number) })
    setLoaded({ status: 'success', items: found })
  }, [call, see, locale])

  useEffect(() => {
    const loadIfSeen = () => document.visibilityState === 'visible' && void load()
    loadIfSeen()
    document.addEventListener('visibilitychange', loadIfSeen)
    return () => document.removeEventListener('visibilitychange', loadIfSeen)
  }, [load])

  const retry = () => {
    setLoaded({ status: 'pending', items })
    void load()
  }
  return { status, retry, items: isKnown ? items.filter(({ number }) => numbers.includes(number)) : items }
}
