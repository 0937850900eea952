import { inArray, sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourceShopConfiguration } from '@/schemas/shop'
import { changedBy } from './changes'
import { shopConfigurations } from './tables'
import { shopConfigurationTag } from './tags'

/** What the rows leave of each shop's configuration, after what was imported before them. */
async function afterRows(tx: Executor, sources: readonly SourceShopConfiguration[]) {
  const locales = sources.map(({ locale }) => locale)
  // The order is the same for all writers, so that none waits for another that waits for it.
  const before = await tx
    .select()
    .from(shopConfigurations)
    .where(inArray(shopConfigurations.locale, locales))
    .orderBy(shopConfigurations.locale)
    .for('update')
  const changes = new Map(before.map(({ locale, settings }) => [locale, settings]))
  for (const { type: _, locale, ...patch } of sources)
    changes.set(locale, changedBy(changes.get(locale) ?? {}, patch))
  return [...changes].map(([locale, settings]) => ({ locale, settings }))
}

/**
 * Changes the configurations of shops by their locales, each in what its row names, and invalidates what depends on them.
 * Unchanged ones are skipped.
 */
export async function writeShopConfigurations(
  db: Executor,
  sources: readonly SourceShopConfiguration[],
): Promise<{ created: number; updated: number; unchanged: number }> {
  if (sources.length === 0) return { created: 0, updated: 0, unchanged: 0 }
  return db.transaction(async (tx) => {
    const rows = await afterRows(tx, sources)
    const written = await tx.execute<{ created: boolean }>(sql`
      insert into ${shopConfigurations} as c (locale, settings)
      select locale, settings from ${recordset(rows, 'locale text, settings jsonb')}
      on conflict (locale) do update set settings = excluded.settings
      where c.settings is distinct from excluded.settings
      returning xmax = 0 as created`)
    const all = [...written]
    if (all.length > 0) await recordInvalidation(tx, [shopConfigurationTag])
    const created = all.filter((row) => row.created).length
    return { created, updated: all.length - created, unchanged: sources.length - all.length }
  })
}
