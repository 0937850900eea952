import type { Basket, BasketEntry, BasketItem } from '@/schemas/api/basket'
import type { Added, BasketFailure, Changed } from './basket-atoms'
import { type Change, expected, isOfSameLine, withChange, withNewKey, withNewKeys } from './changes'

/** The calls of the shop, for the market of the page. They are answered in the order in which they were made. */
export type BasketCalls = {
  load: () => Promise<Changed>
  change: (key: string, quantity: number) => Promise<Changed>
  remove: (key: string) => Promise<Changed>
  add: (entry: BasketEntry) => Promise<Added>
}

/** Why a change was taken back. `gone`: the line is not in the basket any more. */
export type Refusal = BasketFailure | 'gone'

export type Hears = {
  refused: (change: Change, why: Refusal) => void
  /** There is less of a line than was asked for. */
  lessLeft: (item: BasketItem, left: number) => void
}

export type BasketState = {
  /** Pending until the first answer. */
  status: 'pending' | 'success' | 'error'
  basket?: Basket
  /** The lines as the visitor wants them. */
  items: readonly BasketItem[]
  /** The shop has not answered to everything yet: what it reckons may change. */
  isOpen: boolean
}

const entryOf = ({ variant, quantity, inscription, customData }: BasketItem): BasketEntry => ({
  variant: variant.referenceKey,
  quantity,
  ...(inscription !== undefined && { inscription }),
  customData,
})

const lineOf = (basket: Basket, key: string) => basket.items.find((item) => item.key === key)

/**
 * The basket of a page. What the visitor does shows at once and is sent in its order, one thing after the other, since
 * every answer holds the whole basket. Of several quantities for a line only the last one is sent.
 */
export function createBasketStore(calls: BasketCalls, hears: Hears) {
  const listeners = new Set<() => void>()
  let order: string[] = []
  let waiting: readonly Change[] = []
  let running: Change | undefined
  let isSending = false
  let state: BasketState = { status: 'pending', items: [], isOpen: false }

  function show({ status = state.status, basket = state.basket }: Partial<BasketState> = {}) {
    const changes = running ? [running, ...waiting] : waiting
    order = withNewKeys(order, basket?.items ?? [])
    state = {
      status,
      ...(basket && { basket }),
      items: expected(basket?.items ?? [], changes, order),
      isOpen: changes.length > 0,
    }
    for (const listener of listeners) listener()
  }

  async function load() {
    // The answer to a change brings the whole basket.
    if (isSending) return
    const answer = await calls.load()
    show(answer.ok ? { status: 'success', basket: answer.basket } : { status: 'error' })
  }

  const isSuperseded = (change: Change) => waiting.some((other) => isOfSameLine(other, change))

  function changed(change: Change, basket: Basket) {
    show({ status: 'success', basket })
    if (change.kind !== 'quantity' || isSuperseded(change)) return
    const item = lineOf(basket, change.item.key)
    if (item && item.quantity < change.quantity) hears.lessLeft(item, item.quantity)
  }

  async function restore(item: BasketItem): Promise<Changed> {
    const { basket: known } = state
    // It was never taken out: to add it would double it.
    if (known && lineOf(known, item.key)) return { ok: true, basket: known }
    const answer = await calls.add(entryOf(item))
    if (!answer.ok) return answer
    const { basket, added } = answer.answer
    for (const { key, quantity, wanted } of added) {
      waiting = withNewKey(waiting, item.key, key)
      order = order.filter((other) => other !== key).map((other) => (other === item.key ? key : other))
      if (quantity < wanted) hears.lessLeft(item, quantity)
    }
    return { ok: true, basket }
  }

  /** Shows what the basket really holds and says why the change is not in it, unless it came about without the shop. */
  async function refused(change: Change, why: BasketFailure) {
    const fresh = why === 'offline' ? undefined : await calls.load()
    show(fresh?.ok ? { basket: fresh.basket } : {})
    const isGone = fresh?.ok && change.kind !== 'restore' && !lineOf(fresh.basket, change.item.key)
    if (isSuperseded(change) || (isGone && change.kind === 'remove')) return
    hears.refused(change, isGone ? 'gone' : why)
  }

  const send = (change: Change): Promise<Changed> => {
    const { kind, item } = change
    if (kind === 'restore') return restore(item)
    return kind === 'remove' ? calls.remove(item.key) : calls.change(item.key, change.quantity)
  }

  async function sendAll() {
    isSending = true
    for (let next = waiting[0]; next; next = waiting[0]) {
      running = next
      waiting = waiting.slice(1)
      const answer = await send(next)
      running = undefined
      if (answer.ok) changed(next, answer.basket)
      else await refused(next, answer.key)
    }
    isSending = false
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    load,
    async retry() {
      show({ status: 'pending' })
      await load()
    },
    async change(change: Change) {
      waiting = withChange(waiting, change)
      show()
      if (!isSending) await sendAll()
    },
  }
}

export type BasketStore = ReturnType<typeof createBasketStore>
