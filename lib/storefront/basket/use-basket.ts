import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { basketCallsAtom, basketCountAtom, basketQueueAtom } from './basket-atoms'
import { createBasketStore, type Hears } from './basket-store'

/**
 * What lies in the visitor's basket, asked for when it is looked at, also when the visitor comes back to it from another
 * tab or puts something in from elsewhere on the page.
 */
export function useBasket(locale: string, hears: Hears) {
  const callsOf = useSetAtom(basketCallsAtom)
  const inTurn = useAtomValue(basketQueueAtom)
  const count = useAtomValue(basketCountAtom)

  const [store] = useState(() => createBasketStore(callsOf(locale), inTurn, hears))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    const loadIfSeen = () => document.visibilityState === 'visible' && void store.load()
    loadIfSeen()
    document.addEventListener('visibilitychange', loadIfSeen)
    return () => document.removeEventListener('visibilitychange', loadIfSeen)
  }, [store])

  useEffect(() => {
    const { basket, isOpen } = store.read()
    if (basket && !isOpen && basket.quantity !== count) void store.load()
  }, [store, count])

  return { state, change: store.change, retry: store.retry }
}
