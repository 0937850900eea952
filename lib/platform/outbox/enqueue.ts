import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'

/**
 * Writes messages to the outbox, in this order and in the caller's transaction, so that a change and its messages are
 * committed together or not at all. One statement writes them all, however many there are.
 */
export async function enqueue(db: Executor, kind: string, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return
  await db.execute(sql`
    insert into outbox (kind, payload)
    select ${kind}::text, payload
    from jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) with ordinality as given(payload, position)
    order by position`)
}
