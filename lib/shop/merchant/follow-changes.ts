import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { currentTime } from '@/lib/platform/clock'
import { type Database, idArray, type Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { orderChangeMarks } from './tables'
import { merchantWebhookKind, type WebhookPayload } from './webhook-kind'

/** An arbitrary number that nothing else in the database locks. */
const followLock = 4_117_031

const batchSize = 1_000

/** An event that is older was announced long ago, or happened before the shop had a webhook. */
const announcedDays = 3

const theRow = 1

type Options = {
  /** Whether events are announced by webhook. */
  announce: boolean
  batch?: number
}

/** Whether there may be an event without a position. */
async function isBehind(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ behind: boolean }>(sql`
    select coalesce((select max(id) from order_events), 0)
      > coalesce((select settled from order_change_marks where id = ${theRow}), 0) as behind`)
  return row?.behind === true
}

async function readMarks(tx: Transaction) {
  await tx.insert(orderChangeMarks).values({ id: theRow }).onConflictDoNothing()
  const [marks] = await tx.select().from(orderChangeMarks).where(eq(orderChangeMarks.id, theRow))
  if (!marks) throw new Error('The marks of the changes are missing')
  return marks
}

/** The id of this transaction, and that of the oldest one that has not ended. */
async function readTransactions(tx: Transaction) {
  const [row] = await tx.execute<{ own: string; oldest: string }>(sql`
    select pg_current_xact_id()::text as own, pg_snapshot_xmin(pg_current_snapshot())::text as oldest`)
  return { own: Number(row?.own), oldest: Number(row?.oldest) }
}

/** Gives positions to events without one, by their ids. */
async function place(tx: Transaction, settled: number, batch: number): Promise<number[]> {
  const rows = await tx.execute<{ event: string }>(sql`
    insert into order_changes (event_id, order_id)
    select e.id, e.order_id from order_events e
    where e.id > ${settled} and not exists (select from order_changes c where c.event_id = e.id)
    order by e.id limit ${batch}
    returning event_id as event`)
  return rows.map(({ event }) => Number(event))
}

/** Announces events in the order of their positions. */
async function announceChanges(tx: Transaction, events: readonly number[]): Promise<void> {
  const rows = await tx.execute<{ event: string; order: string }>(sql`
    select e.id as event, e.order_id as "order"
    from order_changes c join order_events e on e.id = c.event_id
    where e.id = any(${idArray(events)}) and e.at > clock_timestamp() - make_interval(days => ${announcedDays}::int)
    order by c.position`)
  const since = currentTime().toISOString()
  const payloads = rows.map(
    ({ event, order }): WebhookPayload => ({ event: Number(event), order: Number(order), since }),
  )
  await enqueue(tx, merchantWebhookKind, payloads)
}

async function followOnce(tx: Transaction, { announce, batch = batchSize }: Options): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${followLock})`)
  const { settled, candidate, horizon } = await readMarks(tx)
  const { own, oldest } = await readTransactions(tx)
  const placed = await place(tx, settled, batch)
  if (announce && placed.length > 0) await announceChanges(tx, placed)
  if (placed.length === batch) return true
  const mark = (set: PgUpdateSetSource<typeof orderChangeMarks>) =>
    tx.update(orderChangeMarks).set(set).where(eq(orderChangeMarks.id, theRow))
  // A horizon above the own id is of another server, from which the database was copied.
  if (horizon === null || horizon > own) await mark({ horizon: own })
  else if (oldest >= horizon)
    await mark({
      settled: candidate,
      candidate: sql`(select coalesce(max(id), 0) from order_events)`,
      horizon: null,
    })
  return false
}

/**
 * Gives every committed event of an order a position that readers can follow, and announces it.
 *
 * The ids of events are drawn before their transactions commit, so a reader that has seen an id would miss a lower one
 * that is committed later. A lock around the writing of events would prevent that, but then orders would wait for each
 * other. Instead positions are given here, one transaction after another, to events that are committed already. For an
 * event below the highest id to be found late, all above `settled` are compared. `settled` rises to an id when every
 * transaction that had begun to write before the id was read has ended; a transaction has its own id before it draws
 * that of an event, because it has locked or written the order.
 */
export async function followChanges(db: Database, options: Options): Promise<void> {
  if (!(await isBehind(db))) return
  while (await db.transaction((tx) => followOnce(tx, options))) {}
}
