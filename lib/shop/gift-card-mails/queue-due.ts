import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { type GiftCardMessage, giftCardMessage } from './message'

const batch = 100

const isPaidBack = sql`exists (select from gift_cards g where g.code = m.code and g.issued = 0)`

/**
 * Puts the planned mails into the outbox whose time has come, and those whose card was paid back meanwhile, so that the
 * giver hears of it at once; not while a refund is under way, as it may be refused. Several processes may call this:
 * each mail is put there once.
 */
export const queueDueGiftCards = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx.execute<{ id: string }>(sql`
      update gift_card_mails set queued_at = ${now}
      where id in (
        select m.id from gift_card_mails m
        where m.queued_at is null and m.stopped_at is null
          and (m.due_at <= ${now} or ${isPaidBack})
          and not (${isPaidBack} and exists (
            select from refunds r where r.order_id = m.order_id and r.status = 'open'))
        order by m.due_at limit ${batch} for update of m skip locked)
      returning id`)
    const messages = due.map(({ id }): GiftCardMessage => ({ mail: Number(id), to: 'receiver' }))
    await enqueue(tx, giftCardMessage, messages)
  })
