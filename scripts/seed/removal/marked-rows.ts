import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import {
  type DemoKind,
  giftCards,
  isSame,
  keyOf,
  products,
  type Staying,
  vouchers,
} from '@/scripts/seed/marks/kinds'
import type { Chosen } from './describe-demo'

export type FoundRows = {
  name: string
  /** How many rows go. */
  goes: number
  /** The names of those that stay: because somebody has changed them, for an order, or for what needs them. */
  changed: string[]
  ordered: string[]
  used: string[]
}

const t = sql`t`
const no = sql`false`

const isMarked = (kind: DemoKind): SQL => sql`d.kind = ${kind.table} and d.key = ${keyOf(kind, t)}`

/** The row is as the demo wrote it, or goes all the same. */
const isDemo = (kind: DemoKind, { withChanged }: Chosen): SQL => (withChanged ? sql`true` : isSame(kind))

/** The reason for which a row stays; null: it goes. */
function stays(kind: DemoKind, chosen: Chosen): SQL {
  const isWhere = (kind: DemoKind, alias: SQL, condition: SQL) => sql`exists (
    select from (select ${alias}.*) t, demo_rows d where ${isMarked(kind)} and ${condition})`
  const staying: Staying = {
    isDemo: (other, alias) => isWhere(other, alias, isDemo(other, chosen)),
    isBrought: (other, alias) => isWhere(other, alias, sql`not d.is_changed`),
  }
  return sql`case when not ${isDemo(kind, chosen)} then 'changed'
    when ${chosen.withTrial ? no : (kind.isOrdered ?? no)} then 'ordered'
    when ${kind.isUsed?.(staying) ?? no} then 'used' end`
}

/** What goes of a table of the demo, and what stays. */
export async function findMarked(db: Executor, kind: DemoKind, chosen: Chosen): Promise<FoundRows> {
  const rows = await db.execute<{ key: string; why: 'changed' | 'ordered' | 'used' | null }>(sql`
    select d.key, ${stays(kind, chosen)} as why
    from ${sql.identifier(kind.table)} t join demo_rows d on ${isMarked(kind)} order by 1`)
  const of = (reason: string | null) => rows.flatMap(({ key, why }) => (why === reason ? [key] : []))
  return {
    ...{ name: kind.name, goes: of(null).length },
    ...{ changed: of('changed'), ordered: of('ordered'), used: of('used') },
  }
}

/** Deletes the rows that go. Returns their ids, where the table has such, and else zeros. */
export async function deleteMarked(tx: Transaction, kind: DemoKind, chosen: Chosen): Promise<number[]> {
  const rows = await tx.execute<{ id: string | null }>(sql`
    delete from ${sql.identifier(kind.table)} t using demo_rows d
    where ${isMarked(kind)} and ${stays(kind, chosen)} is null returning to_jsonb(t) ->> 'id' as id`)
  return rows.map(({ id }) => Number(id) || 0)
}

/** The ids of the products that stay for their orders alone. */
export async function findOrderedProducts(tx: Transaction, chosen: Chosen): Promise<number[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select t.id from products t join demo_rows d on ${isMarked(products)} where ${stays(products, chosen)} = 'ordered'`)
  return rows.map(({ id }) => Number(id))
}

/** Ends the codes that stay for their orders alone: everybody can read them in the source. */
export async function endOrderedCodes(tx: Transaction, chosen: Chosen): Promise<void> {
  for (const kind of [vouchers, giftCards])
    await tx.execute(sql`
      update ${sql.identifier(kind.table)} t set valid_to = least(t.valid_to, now()) from demo_rows d
      where ${isMarked(kind)} and ${stays(kind, chosen)} = 'ordered'`)
}
