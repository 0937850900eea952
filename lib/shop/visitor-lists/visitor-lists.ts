import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { bigint, index, type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { moment } from '@/lib/platform/db'

/** The table of a list that visitors keep: a wishlist, a basket. A customer has one of each on all devices. */
export const visitorLists = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      customerId: bigint('customer_id', { mode: 'number' }).unique(),
      usedAt: moment('used_at').notNull().defaultNow(),
    },
    (table) => [index(`${name}_used`).on(table.usedAt)],
  )

type VisitorLists = ReturnType<typeof visitorLists<string>>

/** Locks a list, so that concurrent changes cannot exceed its limit; undefined if it does not exist. */
export async function lockList(
  tx: Transaction,
  lists: VisitorLists,
  id: string | undefined,
): Promise<string | undefined> {
  if (!id) return undefined
  const [row] = await tx
    .update(lists)
    .set({ usedAt: currentTime() })
    .where(eq(lists.id, id))
    .returning({ id: lists.id })
  return row?.id
}

/** Runs a change of a list under its lock. Returns what the change returns, or false if the list does not exist. */
export const changeList = (
  db: Database,
  lists: VisitorLists,
  id: string | undefined,
  change: (tx: Transaction, listId: string) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const listId = await lockList(tx, lists, id)
    return listId !== undefined && change(tx, listId)
  })

export async function createList(tx: Transaction, lists: VisitorLists): Promise<string> {
  const [row] = await tx.insert(lists).values({}).returning({ id: lists.id })
  if (!row) throw new Error('The list was not kept')
  return row.id
}

/** The customer's own list, locked; made where there is none yet, also by two logins at the same instant. */
async function ownList(tx: Transaction, lists: VisitorLists, customerId: number): Promise<string> {
  await tx.insert(lists).values({ customerId }).onConflictDoNothing({ target: lists.customerId })
  const [own] = await tx
    .update(lists)
    .set({ usedAt: currentTime() })
    .where(eq(lists.customerId, customerId))
    .returning({ id: lists.id })
  if (!own) throw new Error('The list of a customer was not kept')
  return own.id
}

/**
 * Moves the entries of a guest's list to that of the customer who logs in, with `take`, and deletes the guest's: whoever
 * knew its id from before the login must not see the customer's. Returns the id of the customer's list.
 */
export async function mergeLists(
  db: Database,
  lists: VisitorLists,
  { guest, customerId }: { guest: string | undefined; customerId: number },
  take: (tx: Transaction, own: string, given: string) => Promise<void>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const own = await ownList(tx, lists, customerId)
    if (!guest || guest === own) return own
    const [given] = await tx
      .select({ id: lists.id })
      .from(lists)
      .where(and(eq(lists.id, guest), isNull(lists.customerId)))
      .for('update')
    if (!given) return own
    await take(tx, own, given.id)
    await tx.delete(lists).where(eq(lists.id, given.id))
    return own
  })
}

/** Deletes a guest's list with its entries. That of a customer stays. */
export async function deleteGuestList(
  db: Database,
  lists: VisitorLists,
  id: string | undefined,
): Promise<void> {
  if (id) await db.delete(lists).where(and(eq(lists.id, id), isNull(lists.customerId)))
}

const dayMs = 24 * 60 * 60 * 1000

/** The longest that a guest's list stays without a change, as the privacy page says. */
export const listDays = 365

/**
 * Deletes guests' lists that have not changed for the lifetime of their cookie, a year; those with a single entry after
 * a month, and empty ones after a day. `owner` is the column of the entries that names their list.
 */
export async function pruneLists(
  db: Database,
  lists: VisitorLists,
  owner: PgColumn,
  now: Date,
): Promise<void> {
  const unusedFor = (days: number) => lt(lists.usedAt, new Date(now.getTime() - days * dayMs))
  const hasFewerThan = (count: number) =>
    sql`(select count(*) from (select from ${owner.table} where ${owner} = ${lists.id} limit ${count}) entries) < ${count}`
  const isPast = or(
    unusedFor(listDays),
    and(unusedFor(30), hasFewerThan(2)),
    and(unusedFor(1), hasFewerThan(1)),
  )
  await db.delete(lists).where(and(isNull(lists.customerId), isPast))
}
