import { sql } from 'drizzle-orm'
import { findImported, storyUuid } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { products as productTable } from '@/lib/shop/catalogue'
import { digestOf } from '@/lib/shop/import'
import type { Brand } from '@/schemas'
import { firstProducts, seedProducts } from '@/scripts/seed/catalogue/products'
import { plainStories } from '@/scripts/seed/content'
import { storiesOf } from '@/scripts/seed/content/stories'
import { inEveryMarket } from './in-every-market'
import { type DemoKind, keyOf, pages, products } from './kinds'
import { areMarksKept, keepMarks } from './mark-rows'
import { seedCodeRows, seedRedirectRows, seedRows } from './seed-rows'

type Mark = { key: string; was: Record<string, unknown> }

/** Marks the rows of these keys with what the demo has written. */
async function adopt(db: Executor, kind: DemoKind, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return
  await db.execute(sql`
    insert into demo_rows (kind, key, was)
    select distinct on (s.key) ${kind.table}::text, s.key, s.was
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as s(key text, was jsonb)
    join ${sql.identifier(kind.table)} t on ${keyOf(kind, sql`t`)} = s.key
    on conflict do nothing`)
}

const markOf = (kind: DemoKind, row: Readonly<Record<string, unknown>>): Mark => ({
  key: kind.keys.map((key) => row[key]).join(' '),
  was: Object.fromEntries(Object.entries(row).filter(([name]) => !kind.keys.includes(name))),
})

/** “npm run seed” may have made more than the first start: no more than there are. */
async function adoptProducts(db: Executor, brand: Brand): Promise<void> {
  const rows = await db
    .select({ key: productTable.referenceKey, digest: productTable.sourceHash })
    .from(productTable)
  const digests = new Map(rows.map(({ key, digest }) => [key, digest]))
  const make = () => [...seedProducts(brand, Math.max(rows.length, firstProducts))]
  const now = make()
  const marks = inEveryMarket(make).map((product, at): Mark => {
    // As for all markets, or for those that are open.
    const made = [digestOf(product), digestOf(now[at])]
    const same = made.find((digest) => digest === digests.get(product.referenceKey))
    return { key: product.referenceKey, was: { source_hash: same ?? made[0] } }
  })
  await adopt(db, products, marks)
}

const pathOf = ({ fullSlug }: { fullSlug: string }) => fullSlug.replace(/\/$/, '')

/** A digest of what a page says, whatever ids its blocks have. */
const digestOfContent = (content: unknown): string =>
  digestOf(JSON.parse(JSON.stringify(content, (name, value) => (name === '_uid' ? undefined : value))))

/** The pages of the demo have the ids that their first addresses give, and so have those that came in their place. */
async function adoptPages(db: Executor, brand: Brand): Promise<void> {
  const { plain, uuids } = inEveryMarket(() => ({
    plain: new Set(plainStories(brand).map(({ content }) => digestOfContent(content))),
    // “seedStories” remembers what it made, which is of the open markets.
    uuids: marketsOf(brand).flatMap((market) =>
      storiesOf(brand, market).map((story) => storyUuid(pathOf(story))),
    ),
  }))
  const imported = await findImported(db, uuids)
  const own = imported.filter(({ content }) => !plain.has(digestOfContent(content)))
  await adopt(
    db,
    pages,
    own.map(({ uuid }) => ({ key: uuid, was: {} })),
  )
}

/**
 * Marks the demo of a database that is older than the marks: what has the ids that the demo gives, remembered as the demo
 * writes it. Does nothing where the marks are kept already.
 */
export async function adoptDemo(db: Executor, brand: Brand): Promise<void> {
  if (await areMarksKept(db)) return
  await db.transaction(async (tx) => {
    const seeded = inEveryMarket(() => [...seedRows(brand), ...seedCodeRows(brand), seedRedirectRows()])
    for (const { kind, rows } of seeded)
      await adopt(
        tx,
        kind,
        rows.map((row) => markOf(kind, row)),
      )
    await adoptProducts(tx, brand)
    await adoptPages(tx, brand)
    await keepMarks(tx)
  })
}
