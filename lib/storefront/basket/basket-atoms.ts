import { atom, type Getter, type Setter } from 'jotai'
import type { Problem } from '@/lib/platform/http'
import type { Call, Called } from '@/lib/storefront/visitor'
import { callAtom, patchVisitorAtom, visitorAtom } from '@/lib/storefront/visitor/client'
import type { Basket, BasketAdded, BasketEntry, BasketError } from '@/schemas/api/basket'

/** `offline`: the shop could not be reached. `failed`: everything else that has no better words. */
export type BasketFailure = BasketError | 'offline' | 'failed'

export type Failed = { ok: false; key: BasketFailure }
export type Added = { ok: true; answer: BasketAdded } | Failed
export type Changed = { ok: true; basket: Basket } | Failed

/** How many pieces lie in the visitor's basket, as far as it is known. */
export const basketCountAtom = atom((get) => get(visitorAtom).basket)

/** The errors of the contract; a record, so that the compiler misses none and no schema comes into the browser. */
const errors: Record<BasketError, true> = {
  unknownVariant: true,
  notSold: true,
  notBuyable: true,
  noneLeft: true,
  inscriptionMissing: true,
  inscriptionNotAsked: true,
  full: true,
}
const isError = (text: string): text is BasketError => Object.hasOwn(errors, text)

function failureOf({ status, problem }: { status: number; problem?: Problem }): Failed {
  if (status === 0) return { ok: false, key: 'offline' }
  const named = Object.values(problem?.errors ?? {}).find(isError)
  return { ok: false, key: named ?? 'failed' }
}

/** The last change that was asked for. The next one waits for it: the answer that comes last is then the newest. */
const lastAtom = atom<{ done: Promise<unknown> }>({ done: Promise.resolve() })

async function inTurn<Body>(
  get: Getter,
  set: Setter,
  ask: (call: Call) => Promise<Called<Body>>,
): Promise<Called<Body>> {
  const answer = get(lastAtom).done.then(() => ask(get(callAtom).call))
  set(lastAtom, { done: answer.catch(() => undefined) })
  return answer
}

const address = (locale: string, path = '') => `/api/basket/${path}?${new URLSearchParams({ locale })}`
const addressOf = (locale: string, key: string) => address(locale, `items/${encodeURIComponent(key)}/`)

function changed(set: Setter, answer: Called<Basket>): Changed {
  if (!answer.ok) return failureOf(answer)
  set(patchVisitorAtom, { basket: answer.body.quantity })
  return { ok: true, basket: answer.body }
}

type InMarket = { /** The shop locale. */ locale: string }

/** What lies in the basket, with the prices of a market. */
export const loadBasketAtom = atom(null, async (get, set, { locale }: InMarket): Promise<Changed> => {
  const answer = await inTurn<Basket>(get, set, (call) => call('GET', address(locale)))
  return changed(set, answer)
})

/** Puts things into the basket, all of them or none. */
export const addToBasketAtom = atom(
  null,
  async (get, set, { locale, entries }: InMarket & { entries: readonly BasketEntry[] }): Promise<Added> => {
    const answer = await inTurn<BasketAdded>(get, set, (call) =>
      call('POST', address(locale, 'items/'), { items: entries }),
    )
    if (!answer.ok) return failureOf(answer)
    set(patchVisitorAtom, { basket: answer.body.basket.quantity })
    return { ok: true, answer: answer.body }
  },
)

type OfLine = InMarket & { /** Of the line. */ key: string }

/** Sets how many pieces of a line there are. */
export const changeBasketAtom = atom(
  null,
  async (get, set, { locale, key, quantity }: OfLine & { quantity: number }): Promise<Changed> => {
    const answer = await inTurn<Basket>(get, set, (call) => call('PUT', addressOf(locale, key), { quantity }))
    return changed(set, answer)
  },
)

/** Takes a line out of the basket. */
export const removeFromBasketAtom = atom(
  null,
  async (get, set, { locale, key }: OfLine): Promise<Changed> => {
    const answer = await inTurn<Basket>(get, set, (call) => call('DELETE', addressOf(locale, key)))
    return changed(set, answer)
  },
)
