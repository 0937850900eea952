import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourceGiftCard, SourceVoucher } from '@/schemas/shop'
import { shownId } from './describe-series'
import { giftCards, voucherCodes, vouchers } from './tables'
import { vouchersTag } from './tags'
import { writeGiftCards } from './write-gift-cards'
import { writeVouchers } from './write-vouchers'

type Done = { ok: true } | { ok: false; problem: string }

/** Creates a voucher with its codes. An id that there is already is a problem, not a change. */
export async function createVoucher(db: Database, source: SourceVoucher): Promise<Done> {
  const [known] = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, source.id))
  if (known) return { ok: false, problem: `There is a voucher ${shownId(source.id)} already.` }
  const { rejected } = await writeVouchers(db, [source])
  const [first] = rejected
  return first ? { ok: false, problem: first.reason } : { ok: true }
}

/** Creates gift cards with codes of their own, all of them or none. */
export const createGiftCards = (db: Database, cards: readonly SourceGiftCard[]): Promise<Done> =>
  db
    .transaction(async (tx) => {
      const { rejected } = await writeGiftCards(tx, cards)
      const [first] = rejected
      if (first) throw new RangeError(first.reason)
      return { ok: true } as const
    })
    .catch((error: unknown) => {
      if (error instanceof RangeError) return { ok: false, problem: error.message }
      throw error
    })

/** All vouchers with the numbers of their codes and uses, by id. */
export const listVouchers = (db: Database) =>
  db
    .select({
      voucher: vouchers,
      codes: sql`count(${voucherCodes.code})`.mapWith(Number),
      uses: sql`coalesce(sum(${voucherCodes.uses}), 0)`.mapWith(Number),
    })
    .from(vouchers)
    .leftJoin(voucherCodes, eq(voucherCodes.voucherId, vouchers.id))
    .groupBy(vouchers.id)
    .orderBy(asc(vouchers.id))

/** The gift cards of each currency: how many, with what they were issued and what is left. In minor units. */
export const listGiftCards = (db: Database) =>
  db
    .select({
      currency: giftCards.currency,
      cards: sql`count(*)`.mapWith(Number),
      issued: sql`sum(${giftCards.issued})`.mapWith(Number),
      balance: sql`sum(${giftCards.balance})`.mapWith(Number),
    })
    .from(giftCards)
    .groupBy(giftCards.currency)
    .orderBy(asc(giftCards.currency))

type Exported = { ok: true; csv: string } | { ok: false; problem: string }

/** Codes, numbers and dates hold nothing that a table would have to quote. */
const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [header, ...rows].map((cells) => `${cells.join(',')}\n`).join('')

/** The codes of a voucher with their uses, as CSV. */
export async function exportCodes(db: Database, id: string): Promise<Exported> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id))
  if (!voucher) return { ok: false, problem: `There is no voucher ${shownId(id)}.` }
  const rows = await db
    .select({ code: voucherCodes.code, uses: voucherCodes.uses })
    .from(voucherCodes)
    .where(eq(voucherCodes.voucherId, id))
    .orderBy(asc(voucherCodes.code))
  const most = voucher.usesPerCode ?? ''
  return {
    ok: true,
    csv: csvOf(
      ['code', 'uses', 'uses_per_code'],
      rows.map(({ code, uses }) => [code, uses, most]),
    ),
  }
}

const majorUnits = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** All gift cards as CSV, with amounts in major units, as the export of orders has them. */
export async function exportGiftCards(db: Database): Promise<string> {
  const rows = await db.select().from(giftCards).orderBy(asc(giftCards.code))
  return csvOf(
    ['code', 'currency', 'issued', 'balance', 'date_to'],
    rows.map(({ code, currency, issued, balance, to }) => [
      code,
      currency,
      majorUnits(issued),
      majorUnits(balance),
      to?.toISOString() ?? '',
    ]),
  )
}

/** The vouchers with these ids, and the gift cards with these codes, that somebody can still redeem. */
export async function findValidSeries(
  db: Database,
  { ids, cards }: { ids: readonly string[]; cards: readonly string[] },
  now: Date,
): Promise<string[]> {
  const validVouchers = await db
    .select({ name: vouchers.id })
    .from(vouchers)
    .where(and(inArray(vouchers.id, [...ids]), or(isNull(vouchers.to), gt(vouchers.to, now))))
    .orderBy(asc(vouchers.id))
  const validCards = await db
    .select({ name: giftCards.code })
    .from(giftCards)
    .where(
      and(
        inArray(giftCards.code, [...cards]),
        gt(giftCards.balance, 0),
        or(isNull(giftCards.to), gt(giftCards.to, now)),
      ),
    )
    .orderBy(asc(giftCards.code))
  return [...validVouchers, ...validCards].map(({ name }) => name)
}

/** Ends a voucher with all its codes, or a gift card by its code; false if there is neither, or it has ended. */
export async function endSeries(db: Database, idOrCode: string, now: Date): Promise<boolean> {
  const still = (to: typeof vouchers.to | typeof giftCards.to) =>
    sql`(${to} is null or ${to} > ${now.toISOString()})`
  const ended = await db
    .update(vouchers)
    .set({ to: now })
    .where(sql`${vouchers.id} = ${idOrCode} and ${still(vouchers.to)}`)
    .returning({ id: vouchers.id })
  if (ended.length > 0) {
    await recordInvalidation(db, [vouchersTag])
    return true
  }
  const card = await db
    .update(giftCards)
    .set({ to: now })
    .where(sql`${giftCards.code} = ${idOrCode.toUpperCase()} and ${still(giftCards.to)}`)
    .returning({ code: giftCards.code })
  return card.length > 0
}
