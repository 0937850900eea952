import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { BasketEntry } from '@/schemas/api/basket-entries'
import type { BasketCalls, BasketFailure, Changed, CodeChanged } from './basket-calls'
import type { InTurn } from './basket-queue'
import { type Change, expected, isOfSameLine, withChange, withNewKey, withNewKeys } from './changes'

/** Why a change was undone. `gone`: the line is no longer in the basket. */
export type Refusal = BasketFailure | 'gone'

export type BasketEvents = {
  refused: (change: Change, why: Refusal) => void
  /** The shop has fewer pieces of a line left than the visitor asked for. */
  lessLeft: (item: BasketItem, left: number) => void
}

type BasketState = {
  /** Pending until the first answer. */
  status: 'pending' | 'success' | 'error'
  basket?: Basket
  /** The lines as the visitor wants them. */
  items: readonly BasketItem[]
  /** For a line that was restored under another key, the key that it was first shown with, by its key now. */
  firstKeys: ReadonlyMap<string, string>
  /** Whether changes are still waiting for an answer, so that the totals may change. */
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
 * The basket of a page. It shows each change of the visitor at once, and sends it when its turn comes. If several
 * quantities of one line are waiting, only the last one is sent.
 */
export function createBasketStore(calls: BasketCalls, inTurn: InTurn, events: BasketEvents) {
  const listeners = new Set<() => void>()
  let order: string[] = []
  let turns = 0
  /** The keys that restored lines have now, by the ones before: a caller may still hold the line as it was. */
  const renamed = new Map<string, string>()
  /** The changes that have not been sent yet. */
  let waiting: readonly Change[] = []
  /** The change that has been sent and not answered yet. */
  let sent: Change | undefined
  let openCodes = 0
  let firstKeys: ReadonlyMap<string, string> = new Map()
  let state: BasketState = { status: 'pending', items: [], firstKeys, isOpen: false }

  const openChanges = () => (sent ? [sent, ...waiting] : waiting)

  function show({ status = state.status, basket = state.basket }: Partial<BasketState> = {}) {
    const changes = openChanges()
    order = withNewKeys(order, basket?.items ?? [])
    state = {
      status,
      ...(basket && { basket }),
      items: expected(basket?.items ?? [], changes, order),
      firstKeys,
      isOpen: changes.length > 0 || openCodes > 0,
    }
    for (const listener of listeners) listener()
  }

  async function load() {
    // The answer to a change brings the whole basket.
    if (openChanges().length > 0) return
    const answer = await inTurn(calls.load)
    show(answer.ok ? { status: 'success', basket: answer.basket } : { status: 'error' })
  }

  function withPresentKey(change: Change): Change {
    const key = renamed.get(change.item.key)
    return key === undefined ? change : { ...change, item: { ...change.item, key } }
  }

  const isSuperseded = (change: Change) => waiting.some((other) => isOfSameLine(other, change))

  function changed(change: Change, basket: Basket) {
    sent = undefined
    show({ status: 'success', basket })
    if (change.kind !== 'quantity' || isSuperseded(change)) return
    const item = lineOf(basket, change.item.key)
    if (item && item.quantity < change.quantity) events.lessLeft(item, item.quantity)
  }

  async function restore(item: BasketItem): Promise<Changed> {
    const { basket: known } = state
    // A gift is not bought: it is only taken back.
    if (item.isGift) return calls.change(item.key, item.quantity)
    // The line was never removed, so adding it would double its quantity.
    if (known && lineOf(known, item.key)) return { ok: true, basket: known }
    const answer = await calls.add([entryOf(item)])
    if (!answer.ok) return answer
    const { basket, added } = answer.answer
    for (const { key, quantity, wanted } of added) {
      waiting = withNewKey(waiting, item.key, key)
      if (key !== item.key) {
        renamed.set(item.key, key)
        firstKeys = new Map(firstKeys).set(key, firstKeys.get(item.key) ?? item.key)
      }
      renamed.delete(key)
      order = order.filter((other) => other !== key).map((other) => (other === item.key ? key : other))
      if (quantity < wanted) events.lessLeft(item, quantity)
    }
    return { ok: true, basket }
  }

  /** Shows the basket of the shop and reports why the change failed, unless a newer one or the shop has settled it. */
  async function refused(change: Change, why: BasketFailure) {
    const fresh = why === 'offline' ? undefined : await calls.load()
    sent = undefined
    show(fresh?.ok ? { basket: fresh.basket } : {})
    const isGone = fresh?.ok && change.kind !== 'restore' && !lineOf(fresh.basket, change.item.key)
    if (isSuperseded(change) || (isGone && change.kind === 'remove')) return
    events.refused(change, isGone ? 'gone' : why)
  }

  const send = (change: Change): Promise<Changed> => {
    const { kind, item } = change
    if (kind === 'restore') return restore(item)
    return kind === 'remove' ? calls.remove(item.key) : calls.change(item.key, change.quantity)
  }

  async function take(turn: number) {
    const change = waiting.find((other) => other.turn === turn)
    // A newer change of the same line has replaced this one.
    if (!change) return
    waiting = waiting.filter((other) => other !== change)
    sent = change
    const answer = await send(change)
    if (answer.ok) changed(change, answer.basket)
    else await refused(change, answer.key)
  }

  /** A code waits for its turn like a change of a line, and leaves those that wait as they are. */
  async function changeCode(call: () => Promise<CodeChanged>): Promise<CodeChanged> {
    openCodes += 1
    show()
    const answer = await inTurn(call)
    openCodes -= 1
    show(answer.ok ? { status: 'success', basket: answer.basket } : {})
    return answer
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
    change(change: Change) {
      turns += 1
      const turn = turns
      waiting = withChange(waiting, { ...withPresentKey(change), turn })
      show()
      void inTurn(() => take(turn))
    },
    redeem: (code: string) => changeCode(() => calls.redeem(code)),
    removeCode: (kind: CodeKind) => changeCode(() => calls.removeCode(kind)),
  }
}
