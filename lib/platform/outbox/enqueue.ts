import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { traceparent } from '@/lib/platform/traces'

/** What is under way: its trace goes on with the delivery. */
const trace = () => sql`${traceparent() ?? null}::text`

/**
 * Writes messages to the outbox, in this order and in the caller's transaction, so that a change and its messages are
 * committed together or not at all. One statement writes them all, however many there are. They are due after a pause in
 * seconds; without one at once.
 */
export async function enqueue(
  db: Executor,
  kind: string,
  payloads: readonly object[],
  pauseSeconds = 0,
): Promise<void> {
  if (payloads.length === 0) return
  await db.execute(sql`
    insert into outbox (kind, payload, trace, next_attempt_at)
    select ${kind}::text, payload, ${trace()}, now() + make_interval(secs => ${pauseSeconds}::int)
    from jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) with ordinality as given(payload, position)
    order by position`)
}

/** The same as a part of a larger statement: `payloads` is a query for the column `payload`. */
export const enqueuing = (kind: string, payloads: SQL, pauseSeconds = 0): SQL =>
  sql`insert into outbox (kind, payload, trace, next_attempt_at)
    select ${kind}::text, payload, ${trace()}, now() + make_interval(secs => ${pauseSeconds}::int) from (${payloads}) as given`
