import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import { orderDrafts } from './tables'

export type OrderForm =
  | 'access'
  | 'withdrawal'
  | 'return'
  /** Where money is transferred back to. */
  | 'refundAccount'
  /** How gift cards are printed. */
  | 'cardPrint'
  /** To whom a gift card is sent. */
  | 'cardMail'
  /** Who wants a mail when goods are back. */
  | 'backInStock'
  /** What was to go into the basket, or the code for it, where no script runs. */
  | 'basket'
  /** The forms of an account; what they keep holds no password. */
  | 'login'
  | 'register'
  | 'reset'
  | 'newPassword'
  | 'password'
  | 'personal'
  | 'email'
  | 'delete'
  | 'address'
  | 'giftCard'

export type OrderDraft = { values: Record<string, string>; errors: Record<string, string> }

const dayMs = 24 * 60 * 60 * 1_000

/** Keeps what was entered for a day; returns the token that reads it. */
export async function saveOrderDraft(
  db: Executor,
  form: OrderForm,
  { values, errors }: OrderDraft,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(orderDrafts).values({ tokenHash: tokenHash(token), form, values, errors, keptAt: now })
  return token
}

export async function findOrderDraft(
  db: Executor,
  form: OrderForm,
  token: string,
): Promise<OrderDraft | undefined> {
  const [draft] = await db
    .select({ values: orderDrafts.values, errors: orderDrafts.errors })
    .from(orderDrafts)
    .where(and(eq(orderDrafts.tokenHash, tokenHash(token)), eq(orderDrafts.form, form)))
  return draft
}

/** Deletes drafts after a day: they hold personal data that was never submitted. */
export async function pruneOrderDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(orderDrafts).where(lt(orderDrafts.keptAt, new Date(now.getTime() - dayMs)))
}
