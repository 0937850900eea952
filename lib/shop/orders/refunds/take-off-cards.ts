import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { giftCards } from '@/lib/shop/vouchers'
import type { Order } from '../order'
import { soldGiftCards } from '../tables'
import type { TakenOff } from './tables'

type Card = { code: string; lineId: number; issued: number; balance: number }

/** In minor units; `issued` and `balance` as they are on the cards, `paid` what their buyer has paid for them. */
type Worth = { issued: number; balance: number; paid: number }

/** The gift cards that an order has bought. Nobody else can spend or credit them before the transaction ends. */
const lockCards = (tx: Transaction, orderId: number): Promise<Card[]> =>
  tx
    .select({
      ...{ code: giftCards.code, lineId: soldGiftCards.lineId },
      ...{ issued: giftCards.issued, balance: giftCards.balance },
    })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.orderId, orderId))
    .orderBy(asc(giftCards.code))
    .for('update', { of: giftCards })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A card is issued with what it costs without reductions, of which less may have been paid. */
function paidFor(lines: Order['lines'], { lineId, issued }: Card): number {
  const line = lines.find(({ id }) => id === lineId)
  if (!line || line.total === 0) return 0
  return (issued * (line.total - line.reduction - line.voucherReduction)) / line.total
}

const worthOf = (lines: Order['lines'], cards: readonly Card[]): Worth => ({
  issued: sum(cards.map(({ issued }) => issued)),
  balance: sum(cards.map(({ balance }) => balance)),
  paid: Math.round(sum(cards.map((card) => paidFor(lines, card)))),
})

/** What can be paid back for cards of which a part is spent. */
const redeemable = ({ issued, balance, paid }: Worth): number =>
  issued === 0 ? 0 : Math.floor((balance * paid) / issued)

/** What is on the cards for an amount that was paid for them. */
const faceOf = ({ issued, balance, paid }: Worth, amount: number): number =>
  paid === 0 ? 0 : Math.min(balance, Math.ceil((amount * issued) / paid))

/** Takes an amount off cards, first off those of which nothing is spent. */
async function take(tx: Transaction, cards: readonly Card[], amount: number): Promise<TakenOff> {
  const taken: TakenOff = {}
  let rest = amount
  for (const { code, balance } of cards.toSorted((a, b) => a.issued - a.balance - (b.issued - b.balance))) {
    const part = Math.min(rest, balance)
    if (part === 0) continue
    rest -= part
    taken[code] = part
    await tx
      .update(giftCards)
      .set({
        balance: sql`${giftCards.balance} - ${part}::int`,
        issued: sql`${giftCards.issued} - ${part}::int`,
      })
      .where(eq(giftCards.code, code))
  }
  return taken
}

type Wanted = {
  /** In minor units. */
  amount: number
  /** What is left to be paid back of the order. */
  left: number
  /** The numbers of the lines that it is for. */
  lines?: readonly number[] | undefined
}

/**
 * Takes off the gift cards that an order has bought what is paid back for them. What is paid back for no line is that of
 * other goods first. What of the cards is spent is not paid back: then the answer is how much can be.
 */
export async function takeOffCards(
  tx: Transaction,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
  { amount, left, lines: named }: Wanted,
): Promise<{ ok: true; taken: TakenOff } | { ok: false; most: number }> {
  const cards = await lockCards(tx, id)
  const all = worthOf(lines, cards)
  const rest = Math.max(0, left - all.paid)
  const namedLines = lines.filter((_, index) => named?.includes(index + 1))
  const ofNamed = cards.filter(({ lineId }) => namedLines.some((line) => line.id === lineId))
  const isNamed = ofNamed.length > 0
  const chosen = isNamed ? ofNamed : cards
  const worth = isNamed ? worthOf(lines, ofNamed) : all
  const ofOthers = isNamed && namedLines.every(({ isVoucher }) => isVoucher) ? 0 : rest
  const most = redeemable(worth) + ofOthers
  if (cards.length > 0 && amount > most) return { ok: false, most }
  const forCards = isNamed ? Math.min(amount, redeemable(worth)) : Math.max(0, amount - rest)
  // With the last of the money goes the last of the cards.
  if (amount === left) return { ok: true, taken: await take(tx, cards, all.balance) }
  return { ok: true, taken: await take(tx, chosen, faceOf(worth, forCards)) }
}

/** Puts back on the cards what a refund has taken off them that is not carried out. */
export async function giveBackTaken(tx: Transaction, taken: TakenOff): Promise<void> {
  const codes = Object.keys(taken)
  if (codes.length === 0) return
  const amounts = sql`(${JSON.stringify(taken)}::jsonb ->> ${giftCards.code})::int`
  await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${amounts}`, issued: sql`${giftCards.issued} + ${amounts}` })
    .where(inArray(giftCards.code, codes))
}
