import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourcePromotion } from '@/schemas/shop'
import { promotionsTag, promotionTag } from './tags'

const columns =
  'id text, locales text[], labels jsonb, valid_from timestamptz, valid_to timestamptz, effect jsonb'

/** Writes promotions by their ids and invalidates the pages that show them. Unchanged ones are skipped. */
export async function writePromotions(
  db: Executor,
  sources: readonly SourcePromotion[],
): Promise<{ created: number; updated: number; unchanged: number }> {
  if (sources.length === 0) return { created: 0, updated: 0, unchanged: 0 }
  const rows = sources.map(({ id, locales, labels, dateFrom, dateTo, effect }) => ({
    ...{ id, locales, labels, effect },
    valid_from: dateFrom ?? null,
    valid_to: dateTo ?? null,
  }))
  return db.transaction(async (tx) => {
    const written = await tx.execute<{ id: string; created: boolean }>(sql`
      insert into promotions as p (id, locales, labels, valid_from, valid_to, effect)
      select id, locales, labels, valid_from, valid_to, effect from ${recordset(rows, columns)}
      on conflict (id) do update set
        locales = excluded.locales, labels = excluded.labels, valid_from = excluded.valid_from,
        valid_to = excluded.valid_to, effect = excluded.effect
      where (p.locales, p.labels, p.valid_from, p.valid_to, p.effect) is distinct from
        (excluded.locales, excluded.labels, excluded.valid_from, excluded.valid_to, excluded.effect)
      returning id, xmax = 0 as created`)
    if (written.length > 0)
      await recordInvalidation(tx, [promotionsTag, ...written.map(({ id }) => promotionTag(id))])
    const created = written.filter((row) => row.created).length
    return {
      created,
      updated: written.length - created,
      unchanged: sources.length - written.length,
    }
  })
}
