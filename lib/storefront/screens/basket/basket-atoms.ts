import { atom } from 'jotai'
import {
  callAtom,
  patchVisitorAtom,
  seeVisitorAtom,
  visitorAtom,
} from '@/lib/storefront/visitor/state/client'
import type { BasketEntry } from '@/schemas/api/basket-entries'
import { type BasketCalls, basketCalls } from './basket-calls'
import { createBasketQueue } from './basket-queue'

/** The number of pieces in the visitor's basket, as far as it is known. */
export const basketCountAtom = atom((get) => get(visitorAtom).basket)

/** The queue of all basket calls, whether from a button, the wishlist or the basket page. */
export const basketQueueAtom = atom(() => createBasketQueue())

/** The basket calls of a market, for tasks of the queue. They keep the count up to date. */
export const basketCallsAtom = atom(
  null,
  (get, set, locale: string): BasketCalls =>
    basketCalls(locale, get(callAtom).call, (basket, isRead) =>
      set(isRead ? seeVisitorAtom : patchVisitorAtom, { basket }),
    ),
)

type InMarket = { /** The shop locale. */ locale: string }

export const addToBasketAtom = atom(
  null,
  (get, set, { locale, entries }: InMarket & { entries: readonly BasketEntry[] }) =>
    get(basketQueueAtom)(() => set(basketCallsAtom, locale).add(entries)),
)

type OfLine = InMarket & { /** The key of the line. */ key: string }

export const changeBasketAtom = atom(
  null,
  (get, set, { locale, key, quantity }: OfLine & { quantity: number }) =>
    get(basketQueueAtom)(() => set(basketCallsAtom, locale).change(key, quantity)),
)

export const removeFromBasketAtom = atom(null, (get, set, { locale, key }: OfLine) =>
  get(basketQueueAtom)(() => set(basketCallsAtom, locale).remove(key)),
)
