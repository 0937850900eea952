import type { Problem } from '@/lib/platform/http'
import type { Call, Called } from '@/lib/storefront/runtime/browser'
import type { Basket, BasketAdded } from '@/schemas/api/basket'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { BasketEntry, BasketError } from '@/schemas/api/basket-entries'

/** `offline`: the shop could not be reached. `failed`: any other error without a text of its own. */
export type BasketFailure = BasketError | 'offline' | 'failed'

type Failed = { ok: false; key: BasketFailure }
export type Added = { ok: true; answer: BasketAdded } | Failed
export type Changed = { ok: true; basket: Basket } | Failed

/** The errors of the API. A record, so that the compiler finds a missing one and the browser loads no schema. */
const errors: Record<BasketError, true> = {
  unknownVariant: true,
  notSold: true,
  notBuyable: true,
  noneLeft: true,
  inscriptionMissing: true,
  inscriptionNotAsked: true,
  full: true,
  tooMany: true,
}

/** Why a code was not redeemed or removed, in the market's language; unset when the call failed. */
type CodeFailure = { message?: string /** Its minimum is not reached yet. */; isBelow?: true }
export type CodeChanged = { ok: true; basket: Basket } | { ok: false; why: CodeFailure }

const codeFailureOf = ({ problem }: { problem?: Problem }): CodeFailure =>
  problem?.errors?.code !== undefined && problem.detail !== undefined
    ? { message: problem.detail, ...('missing' in problem && { isBelow: true as const }) }
    : {}

const isError = (text: string): text is BasketError => Object.hasOwn(errors, text)

function failureOf({ status, problem }: { status: number; problem?: Problem }): Failed {
  if (status === 0) return { ok: false, key: 'offline' }
  const named = Object.values(problem?.errors ?? {}).find(isError)
  return { ok: false, key: named ?? 'failed' }
}

/** The calls to the basket API for one market. They do not wait for each other; the queue puts them in order. */
export type BasketCalls = {
  /** Loads the basket, with the prices of the market. */
  load: () => Promise<Changed>
  /** Sets the quantity of a line. */
  change: (key: string, quantity: number) => Promise<Changed>
  /** Removes a line from the basket. */
  remove: (key: string) => Promise<Changed>
  /** Adds entries to the basket, all of them or none. */
  add: (entries: readonly BasketEntry[]) => Promise<Added>
  /** Redeems the code of a voucher or a gift card. */
  redeem: (code: string) => Promise<CodeChanged>
  removeCode: (kind: CodeKind) => Promise<CodeChanged>
}

/**
 * `onCount` is called after each successful answer with the number of pieces in the basket, and whether it was only read
 * and not changed.
 */
export function basketCalls(
  locale: string,
  call: Call,
  onCount: (count: number, isRead: boolean) => void,
): BasketCalls {
  const address = (path = '') => `/api/basket/${path}?${new URLSearchParams({ locale })}`
  const addressOf = (key: string) => address(`items/${encodeURIComponent(key)}/`)

  function changed(answer: Called<Basket>, isRead = false): Changed {
    if (!answer.ok) return failureOf(answer)
    onCount(answer.body.quantity, isRead)
    return { ok: true, basket: answer.body }
  }

  function codeChanged(answer: Called<Basket>): CodeChanged {
    if (!answer.ok) return { ok: false, why: codeFailureOf(answer) }
    onCount(answer.body.quantity, false)
    return { ok: true, basket: answer.body }
  }

  return {
    load: async () => changed(await call('GET', address()), true),
    change: async (key, quantity) => changed(await call('PUT', addressOf(key), { quantity })),
    remove: async (key) => changed(await call('DELETE', addressOf(key))),
    redeem: async (code) => codeChanged(await call('POST', address('codes/'), { code })),
    removeCode: async (kind) => codeChanged(await call('DELETE', address(`codes/${kind}/`))),
    async add(entries) {
      const answer = await call<BasketAdded>('POST', address('items/'), { items: entries })
      if (!answer.ok) return failureOf(answer)
      onCount(answer.body.basket.quantity, false)
      return { ok: true, answer: answer.body }
    },
  }
}
