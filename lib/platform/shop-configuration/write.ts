import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourceShopConfiguration } from '@/schemas/shop'
import { shopConfigurations } from './tables'
import { shopConfigurationTag } from './tags'

/**
 * Writes the configurations of shops by their locales and invalidates what depends on them. Unchanged ones are skipped.
 */
export async function writeShopConfigurations(
  db: Executor,
  sources: readonly SourceShopConfiguration[],
): Promise<{ created: number; updated: number; unchanged: number }> {
  if (sources.length === 0) return { created: 0, updated: 0, unchanged: 0 }
  const rows = sources.map(({ type: _, locale, ...settings }) => ({ locale, settings }))
  return db.transaction(async (tx) => {
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
