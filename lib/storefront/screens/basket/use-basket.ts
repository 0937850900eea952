import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'
import { voucherKeptEvent } from '@/lib/storefront/runtime/origin'
import { basketCallsAtom, basketCountAtom, basketQueueAtom } from './basket-atoms'
import { type BasketEvents, createBasketStore } from './basket-store'

/**
 * The visitor's basket. It is loaded when the page becomes visible, also after a return from another tab, when the
 * visitor has added something elsewhere on the page or in another tab, and when the page's address has brought the code of a voucher.
 */
export function useBasket(locale: string, events: BasketEvents) {
  const callsOf = useSetAtom(basketCallsAtom)
  const inTurn = useAtomValue(basketQueueAtom)
  const count = useAtomValue(basketCountAtom)

  const [store] = useState(() => createBasketStore(callsOf(locale), inTurn, events))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    const loadIfSeen = () => document.visibilityState === 'visible' && void store.load()
    loadIfSeen()
    document.addEventListener('visibilitychange', loadIfSeen)
    window.addEventListener(voucherKeptEvent, loadIfSeen)
    const endHearing = hearTabs(({ basket, anew }) => (anew || basket !== undefined) && void store.load())
    return () => {
      endHearing()
      document.removeEventListener('visibilitychange', loadIfSeen)
      window.removeEventListener(voucherKeptEvent, loadIfSeen)
    }
  }, [store])

  useEffect(() => {
    const { basket, isOpen } = store.read()
    if (basket && !isOpen && basket.quantity !== count) void store.load()
  }, [store, count])

  const { change, retry, redeem, removeCode } = store
  return { state, change, retry, redeem, removeCode }
}
