import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import { changeList, createList, listLimits, lockList, mayGrow } from '@/lib/shop/visitor-lists'
import type { Brand } from '@/schemas'
import type { BasketAdded } from '@/schemas/api/basket'
import type { BasketError } from '@/schemas/api/basket-entries'
import { allocateStock } from './allocate-stock'
import { acceptGift, declineGift, giftOf } from './gifts'
import { basketLines } from './lines'
import { offersOf } from './offers'
import { type Entry, type PlannedLine, planAddition } from './plan-addition'
import { basketItems, baskets } from './tables'

export type BasketAddition =
  | { ok: true; id: string; added: BasketAdded['added'] }
  | { ok: false; errors: Record<string, BasketError> }

const limits = listLimits('baskets')

/** Adds entries to a basket, all of them or none; a visitor without a basket gets one. */
export async function addToBasket(
  db: Database,
  shop: { brand: Brand; market: Market; client: Client },
  id: string | undefined,
  entries: readonly Entry[],
): Promise<BasketAddition> {
  return db.transaction(async (tx): Promise<BasketAddition> => {
    const known = await lockList(tx, baskets, id)
    const lines = await basketLines(tx, known)
    const offers = await offersOf(
      tx,
      shop,
      entries.map(({ variant }) => variant),
    )
    const plan = planAddition(lines, offers, entries)
    if (!plan.ok) return plan
    const isNewList = known === undefined
    const newLines = plan.lines.filter(({ key }) => key === undefined).length
    if (!(await mayGrow(tx, shop.client, limits, { isNewList, entries: newLines })))
      return { ok: false, errors: { 'items.0.variant': 'tooMany' } }
    const basket = known ?? (await createList(tx, baskets))
    const keys: string[] = []
    for (const line of plan.lines) keys.push(await writeLine(tx, basket, line))
    const added = plan.added.map(({ line, quantity, wanted }) => ({
      key: keys[line] ?? '',
      quantity,
      wanted,
    }))
    return { ok: true, id: basket, added }
  })
}

export type BasketChange = { ok: true } | { ok: false; error: { key: 'unknownLine' | BasketError } }

/** Sets the quantity of a line, limited to the stock. A gift that was declined comes back; its quantity is its own. */
export async function changeQuantity(
  db: Database,
  shop: { brand: Brand; market: Market },
  id: string | undefined,
  { key, quantity }: { key: string; quantity: number },
): Promise<BasketChange> {
  const refused = (error: 'unknownLine' | BasketError) => ({ ok: false, error: { key: error } }) as const
  const gift = giftOf(key)
  if (gift !== undefined) return (await acceptGift(db, id, gift)) ? { ok: true } : refused('unknownLine')
  return db.transaction(async (tx): Promise<BasketChange> => {
    const basket = await lockList(tx, baskets, id)
    const lines = await basketLines(tx, basket)
    const line = lines.find((each) => each.key === key)
    if (!line) return refused('unknownLine')
    const offers = await offersOf(tx, shop, [line.variant])
    const offer = offers.get(line.variant)
    if (!offer) return refused('unknownVariant')
    if (!offer.price) return refused('notSold')
    if (offer.left === 0) return refused('notBuyable')
    const { most } = allocateStock(lines, (variant) => offers.get(variant)?.left ?? 0).get(key) ?? { most: 0 }
    if (most === 0) return refused('noneLeft')
    await tx
      .update(basketItems)
      .set({ quantity: Math.min(quantity, most) })
      .where(eq(basketItems.key, key))
    return { ok: true }
  })
}

/** Removes a line from a basket, or declines a gift; false if the basket has no such line. */
export async function removeLine(db: Database, id: string | undefined, key: string): Promise<boolean> {
  const gift = giftOf(key)
  if (gift !== undefined) return declineGift(db, id, gift)
  return changeList(db, baskets, id, async (tx, basket) => {
    const gone = await tx
      .delete(basketItems)
      .where(and(eq(basketItems.basketId, basket), eq(basketItems.key, key)))
      .returning({ key: basketItems.key })
    return gone.length > 0
  })
}

/** Inserts or updates a planned line and returns its key. */
async function writeLine(tx: Transaction, basketId: string, { key, ...line }: PlannedLine): Promise<string> {
  const { quantity, customData } = line
  if (key !== undefined) {
    await tx.update(basketItems).set({ quantity, customData }).where(eq(basketItems.key, key))
    return key
  }
  const [row] = await tx
    .insert(basketItems)
    .values({ basketId, ...line })
    .returning({ key: basketItems.key })
  if (!row) throw new Error('The line was not kept')
  return row.key
}
