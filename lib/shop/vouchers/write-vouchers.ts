import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, recordset, type Transaction } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import type { SourceVoucher } from '@/schemas/shop'
import { vouchersTag } from './tags'

const columns =
  'id text, locales text[], labels jsonb, valid_from timestamptz, valid_to timestamptz, effect jsonb, min_order_value jsonb, goods jsonb, excluded jsonb, uses_per_code int, uses_per_customer int'
const values =
  'locales, labels, valid_from, valid_to, effect, min_order_value, goods, excluded, uses_per_code, uses_per_customer'
const prefixed = (table: string) =>
  sql.raw(
    values
      .split(', ')
      .map((name) => `${table}.${name}`)
      .join(', '),
  )

type Rejected = { row: SourceVoucher; reason: string }

/** Vouchers with a code that another voucher or a gift card has, in the database or before them in the list. */
async function withTakenCode(tx: Transaction, sources: readonly SourceVoucher[]): Promise<Rejected[]> {
  const pairs = sources.flatMap(({ id, codes }) => codes.map((code) => ({ id, code })))
  const taken = await tx.execute<{ code: string; owner: string | null }>(sql`
    select s.code, v.voucher_id as owner from ${recordset(pairs, 'id text, code text')}
      join voucher_codes v on v.code = s.code and v.voucher_id <> s.id
    union all
    select s.code, null from ${recordset(pairs, 'id text, code text')} join gift_cards g on g.code = s.code`)
  const owners = new Map(
    [...taken].map(({ code, owner }) => [code, owner === null ? 'a gift card' : `voucher ${owner}`]),
  )
  return sources.flatMap((row) => {
    const code = row.codes.find((each) => {
      const owner = owners.get(each)
      return owner !== undefined && owner !== `voucher ${row.id}`
    })
    if (code !== undefined) return [{ row, reason: `codes: ${code} belongs to ${owners.get(code)}` }]
    for (const each of row.codes) owners.set(each, `voucher ${row.id}`)
    return []
  })
}

/**
 * Writes vouchers by their ids and adds their codes; those from before stay with their uses. A voucher with the code of
 * another or of a gift card is rejected. Invalidates the pages that offer codes to everybody.
 */
export async function writeVouchers(
  db: Executor,
  sources: readonly SourceVoucher[],
): Promise<{ changed: number; rejected: Rejected[] }> {
  if (sources.length === 0) return { changed: 0, rejected: [] }
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const rejected = await withTakenCode(tx, sources)
    const refused = new Set(rejected.map(({ row }) => row))
    const rows = sources
      .filter((source) => !refused.has(source))
      .map(({ id, locales, labels, effect, ...more }) => ({
        ...{ id, locales, labels, effect },
        valid_from: more.dateFrom ?? null,
        valid_to: more.dateTo ?? null,
        min_order_value: more.minOrderValue ?? null,
        goods: more.goods ?? null,
        excluded: more.excluded ?? null,
        uses_per_code: more.usesPerCode ?? null,
        uses_per_customer: more.usesPerCustomer ?? null,
        codes: more.codes,
      }))
    const written = await tx.execute<{ id: string }>(sql`
      insert into vouchers as v (id, ${sql.raw(values)})
      select id, ${sql.raw(values)} from ${recordset(rows, columns)}
      on conflict (id) do update set (${sql.raw(values)}) = row(${prefixed('excluded')})
      where (${prefixed('v')}) is distinct from (${prefixed('excluded')})
      returning id`)
    const codes = rows.flatMap(({ id, codes }) => codes.map((code) => ({ code, voucher_id: id })))
    const added = await tx.execute<{ id: string }>(sql`
      insert into voucher_codes (code, voucher_id)
      select distinct code, voucher_id from ${recordset(codes, 'code text, voucher_id text')}
      on conflict (code) do nothing
      returning voucher_id as id`)
    const changed = new Set([...written, ...added].map(({ id }) => id))
    if (changed.size > 0) await recordInvalidation(tx, [vouchersTag])
    return { changed: changed.size, rejected }
  })
}
