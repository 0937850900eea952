import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { StateReason } from './find-voucher'
import { giftCards } from './tables'

type Found =
  | { ok: true /** In minor units of the market's currency. */; balance: number }
  | { ok: false; reason: StateReason }

type State = Pick<typeof giftCards.$inferSelect, 'currency' | 'balance' | 'to'> & { isWithdrawn?: boolean }

/** Why a gift card cannot pay in a market at a time, whatever is in the basket. */
export function giftCardProblem(
  { currency, balance, to, isWithdrawn }: State,
  { market, now }: { market: Market; now: Date },
): StateReason | undefined {
  if (currency !== market.currency) return 'notHere'
  if (to && to <= now) return isWithdrawn ? 'withdrawn' : 'expired'
  return balance === 0 ? 'usedUp' : undefined
}

/** Whether its buyer has withdrawn from the purchase: at the very moment of its end. Orders stand above this floor. */
const isWithdrawn = sql<boolean>`exists (
  select from sold_gift_cards s join order_events e on e.order_id = s.order_id
  where s.code = ${giftCards.code} and e.type = 'withdrawn' and e.at = ${giftCards.to})`

const seenColumns = { ...getTableColumns(giftCards), isWithdrawn }

/** What a gift card has left, or why it cannot pay in a market at a time. */
export async function findGiftCard(
  db: Executor,
  context: { market: Market; now: Date },
  code: string,
): Promise<Found> {
  const [card] = await db.select(seenColumns).from(giftCards).where(eq(giftCards.code, code))
  if (!card) return { ok: false, reason: 'unknown' }
  const reason = giftCardProblem(card, context)
  return reason ? { ok: false, reason } : { ok: true, balance: card.balance }
}

/** A gift card as who has it sees it. Amounts are minor units of its currency. */
export type SeenGiftCard = typeof giftCards.$inferSelect & {
  /** Why it cannot pay in the market that asks, whatever is in the basket. */
  reason?: StateReason
}

/** A gift card by its code, for who has the code. */
export async function seeGiftCard(
  db: Executor,
  context: { market: Market; now: Date },
  code: string,
): Promise<SeenGiftCard | undefined> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.code, code))
  if (!card) return undefined
  const reason = giftCardProblem(card, context)
  return { ...card, ...(reason && { reason }) }
}

/** What a gift card has left, in minor units; undefined where there is none of this code. */
export async function findGiftCardBalance(db: Executor, code: string): Promise<number | undefined> {
  const [card] = await db
    .select({ balance: giftCards.balance })
    .from(giftCards)
    .where(eq(giftCards.code, code))
  return card?.balance
}

/** The last four characters of a code, as they stand on the card. */
export const endOfCode = (code: string): string => code.slice(-4)

export const maskedCode = (code: string): string => `••••${endOfCode(code)}`
