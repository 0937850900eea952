import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { importBounds } from './bounds'
import type { Report } from './report'

/** More prices than anybody compares one by one. */
const mostNamed = 100

type Jump = { id: string; line: number; before: number; after: number; currency: string }

const amount = (minor: number) => (minor / 100).toFixed(2)

type NamedJump = { line: number; id: string; words: string }

/**
 * The prices that fall by more than half or rise to more than double, in the order of their lines. They may have lost a digit, however few they are.
 */
async function jumpsAmong(db: Database, changed: SQL): Promise<NamedJump[]> {
  const rows = await db.execute<Jump>(sql`
    select id, line, before, after, currency from (${changed}) c
    where after < before * ${1 - importBounds.fall}::float8 or after * ${1 - importBounds.fall}::float8 > before
    order by line, id limit ${mostNamed + 1}`)
  return rows.map(({ id, line, before, after, currency }) => ({
    ...{ line, id },
    words: `${amount(before)} → ${amount(after)} ${currency}`,
  }))
}

/**
 * Names such prices in the report, of rows with `id`, `line`, `before`, `after` and `currency`. Returns them in words.
 */
export async function noteJumps(db: Database, changed: SQL, report: Pick<Report, 'note'>): Promise<string[]> {
  const jumps = await jumpsAmong(db, changed)
  for (const { line, id, words } of jumps.slice(0, mostNamed)) report.note(line, `price of ${id}`, words)
  if (jumps.length > mostNamed)
    report.note(jumps[mostNamed]?.line ?? 0, 'price', `more prices than ${mostNamed} fall or rise so much`)
  return jumps.slice(0, mostNamed).map(({ id, words }) => `${id}: ${words}`)
}
