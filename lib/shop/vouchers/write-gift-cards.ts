import { sql } from 'drizzle-orm'
import {
  acquireCatalogueLock,
  type Executor,
  recordset,
  type Transaction,
  textArray,
} from '@/lib/platform/db'
import type { Currency } from '@/schemas/markets'
import type { SourceGiftCard } from '@/schemas/shop'

type Rejected = { row: SourceGiftCard; reason: string }
type Known = { code: string; currency: Currency; issued: number; balance: number }

async function withProblem(tx: Transaction, sources: readonly SourceGiftCard[]): Promise<Rejected[]> {
  const codes = textArray(sources.map(({ code }) => code))
  const vouchers = await tx.execute<{ code: string; id: string }>(
    sql`select code, voucher_id as id from voucher_codes where code = any(${codes})`,
  )
  const owners = new Map([...vouchers].map(({ code, id }) => [code, id]))
  const cards = await tx.execute<Known>(
    sql`select code, currency, issued, balance from gift_cards where code = any(${codes}) for update`,
  )
  const known = new Map([...cards].map((card) => [card.code, card]))
  return sources.flatMap((row): Rejected[] => {
    const owner = owners.get(row.code)
    if (owner !== undefined) return [{ row, reason: `code: belongs to voucher ${owner}` }]
    const card = known.get(row.code)
    if (!card) return []
    if (card.currency !== row.currency)
      return [{ row, reason: `currency: the gift card is in ${card.currency}` }]
    const spent = card.issued - card.balance
    return spent > row.balance
      ? [{ row, reason: `balance: ${spent} was paid with the gift card already` }]
      : []
  })
}

/**
 * Writes gift cards by their codes. `balance` is what a card was issued with: another one changes what is left by the
 * difference, and the same one again gives nothing back that was paid with it.
 */
export async function writeGiftCards(
  db: Executor,
  sources: readonly SourceGiftCard[],
): Promise<{ changed: number; rejected: Rejected[] }> {
  if (sources.length === 0) return { changed: 0, rejected: [] }
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const rejected = await withProblem(tx, sources)
    const refused = new Set(rejected.map(({ row }) => row))
    const rows = sources
      .filter((source) => !refused.has(source))
      .map(({ code, currency, balance, dateTo }) => ({ code, currency, balance, valid_to: dateTo ?? null }))
    const written = await tx.execute(sql`
      insert into gift_cards as g (code, currency, issued, balance, valid_to)
      select code, currency, balance, balance, valid_to
      from ${recordset(rows, 'code text, currency text, balance int, valid_to timestamptz')}
      on conflict (code) do update set
        balance = g.balance + excluded.issued - g.issued, issued = excluded.issued, valid_to = excluded.valid_to
      where (g.issued, g.valid_to) is distinct from (excluded.issued, excluded.valid_to)
      returning code`)
    return { changed: [...written].length, rejected }
  })
}
