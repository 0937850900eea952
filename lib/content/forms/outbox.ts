import { eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { MessageRefused } from '@/lib/platform/mail'
import { type Sender, sendMessage } from './messages'
import { messageOutbox } from './tables'

const batchSize = 10
/** With the pauses between them, about a day. */
export const mostAttempts = 12

type Owed = { id: number; kind: 'confirm' | 'subscribe' | 'answers'; subject: number; attempts: number }

/**
 * Takes messages that are due and puts their next attempt out of reach for longer than a request may last: nobody else
 * sends them meanwhile, no transaction stays open, and what a process took that died comes back by itself.
 */
async function take(db: Database): Promise<Owed[]> {
  const rows = await db.execute<{ id: string; kind: Owed['kind']; subject: string; attempts: number }>(sql`
    with due as (
      select id from message_outbox
      where delivered_at is null and failed_at is null and next_attempt_at <= clock_timestamp()
      order by id limit ${batchSize} for update skip locked
    )
    update message_outbox o set attempts = o.attempts + 1, next_attempt_at = clock_timestamp() + interval '60 seconds'
    from due where o.id = due.id
    returning o.id, o.kind, o.subject, o.attempts`)
  return rows.map(({ id, subject, ...rest }) => ({ ...rest, id: Number(id), subject: Number(subject) }))
}

/** 30 s, 1 min, 2 min … up to three hours. */
const pauseSeconds = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), 10_800)

async function send(sender: Sender, owed: Owed): Promise<boolean> {
  const settled = (
    set: Partial<Record<'deliveredAt' | 'failedAt' | 'nextAttemptAt', ReturnType<typeof sql>>>,
  ) => sender.db.update(messageOutbox).set(set).where(eq(messageOutbox.id, owed.id))
  try {
    await sendMessage(sender, owed)
    await settled({ deliveredAt: sql`clock_timestamp()` })
    return true
  } catch (error) {
    const isLast = error instanceof MessageRefused || owed.attempts >= mostAttempts
    console.error(
      `message ${owed.id} (${owed.kind}), attempt ${owed.attempts}${isLast ? ', given up' : ''}:`,
      error,
    )
    await settled(
      isLast
        ? { failedAt: sql`clock_timestamp()` }
        : {
            nextAttemptAt: sql`clock_timestamp() + make_interval(secs => ${pauseSeconds(owed.attempts)}::int)`,
          },
    )
    return false
  }
}

/** Sends the messages that are due; one that is refused for good is given up at once. Several callers may do so at once: each message goes to one of them. */
export async function sendDueMessages(sender: Sender): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 }
  for (let owed = await take(sender.db); owed.length > 0; owed = await take(sender.db)) {
    const outcomes = await Promise.all(owed.map((message) => send(sender, message)))
    for (const sent of outcomes) result[sent ? 'sent' : 'failed'] += 1
  }
  return result
}

/** What was delivered, or given up, a week and a month ago. */
export async function pruneMessages(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  await db
    .delete(messageOutbox)
    .where(or(lt(messageOutbox.deliveredAt, daysAgo(7)), lt(messageOutbox.failedAt, daysAgo(30))))
}
