import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { connect, openEmbedded } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { usageOf } from './usage'

const usage = usageOf(`npm run compare-data -- <database> <database>

Says whether two databases hold the same content and the same catalogue, table by table: after work on the first content or
the seed, beside a database from before. Each is an address, or the data folder of a shop that does not run.`)

/** Tables with data of one shop alone: tokens, visitors, and pending work. */
const own =
  /^(?:cms_access_tokens|content_invalidations|content_snapshots|baskets?|basket_items|basket_codes|declined_gifts|wishlists?|wishlist_items|form_.*|local_mailbox|newsletter_subscriptions|back_in_stock_requests|leases|.*outbox)$/

/** Columns that depend on the time or the version of the import. */
const written = [
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'imported_at',
  'synced_at',
  'valid_from',
  'cv',
]

type Digest = Record<string, { rows: number; digest: string }>

async function open(place: string) {
  if (!existsSync(place)) return { url: place, close: async () => undefined }
  return openEmbedded(place)
}

async function digestOf(place: string): Promise<Digest> {
  const { url, close } = await open(place)
  const { db, close: disconnect } = connect({ url, max: 1 })
  try {
    const tables = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
    const digests: Digest = {}
    for (const { name } of tables) {
      if (own.test(name)) continue
      const [row] = await db.execute<{ rows: string; digest: string }>(sql`
        select count(*) as rows, md5(coalesce(string_agg(line, e'\n' order by line collate "C"), '')) as digest
        from (select (to_jsonb(t) - ${sql.param(written)}::text[])::text as line from ${sql.identifier(name)} t) lines`)
      if (row) digests[name] = { rows: Number(row.rows), digest: row.digest }
    }
    return digests
  } finally {
    await disconnect()
    await close()
  }
}

async function main([first, second]: string[]): Promise<number> {
  if (!first || !second) throw new Error(usage)
  const [before, after] = [await digestOf(first), await digestOf(second)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const different = names.filter((name) => before[name]?.digest !== after[name]?.digest)
  for (const name of names) {
    const rows = [before[name], after[name]]
      .map((one) => (one ? `${one.rows}` : 'missing').padStart(8))
      .join('')
    console.log(`${different.includes(name) ? 'differs  ' : 'identical'} ${name.padEnd(28)}${rows}`)
  }
  console.log(different.length === 0 ? '\nBoth hold the same.' : `\n${different.length} tables differ.`)
  return different.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(errorMessage(error))
    process.exit(2)
  },
)
