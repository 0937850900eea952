import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'

/**
 * Notes in the caller's transaction what is to be delivered, in this order: the change and its messages are kept together
 * or not at all. One statement writes them all, however many there are.
 */
export async function enqueue(db: Executor, kind: string, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return
  await db.execute(sql`
    insert into outbox (kind, payload)
    select ${kind}::text, payload
    from jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) with ordinality as given(payload, position)
    order by position`)
}
