import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { textArray } from '@/lib/platform/db'
import { firstWords } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { findShownLanguages, type ShownLanguages } from '@/lib/platform/shop-configuration'
import { products, productTexts } from '@/lib/shop/catalogue'
import { listingEntries } from '@/lib/shop/listing'

/** Product ids per file: with all alternates about a tenth of the 50 MB that a sitemap may have. */
const idsPerFile = 5_000

/** Products in memory at once. */
const perQuestion = 1_000

export type ProductFile = { file: number; changed: Date }

/** Steps from file to file, skipping gaps between ids. */
export const filesStatement = ({ shopLocale }: Market, ids: number) => sql`
    with recursive files as (
      (select (product_id - 1) / ${ids}::bigint as file from ${listingEntries}
        where locale = ${shopLocale} order by product_id limit 1)
      union all
      select (select (product_id - 1) / ${ids}::bigint from ${listingEntries}
        where locale = ${shopLocale} and product_id > (files.file + 1) * ${ids}::bigint order by product_id limit 1)
      from files where files.file is not null
    )
    select file + 1 as file,
      (select max(updated_at) from ${products}
        where id > files.file * ${ids}::bigint and id <= (files.file + 1) * ${ids}::bigint) as changed
    from files where file is not null order by file`

/** The sitemaps of a market's products, counted from 1, each with the last change of its products. */
export async function productFiles(db: Database, market: Market, ids = idsPerFile): Promise<ProductFile[]> {
  const rows = await db.execute<{ file: string; changed: string }>(filesStatement(market, ids))
  return rows.map(({ file, changed }) => ({ file: Number(file), changed: new Date(changed) }))
}

export type ProductAddress = {
  path: string
  changed: Date
  /** The same product in the markets that sell it, its own among them. */
  alternates: { iso: string; path: string }[]
}

type Row = { id: string; changed: string; locales: string[]; paths: Record<string, string> }

type Question = { market: Market; markets: readonly Market[]; file: number }
type Part = { after: number; end: number; atOnce: number }

export const addressesStatement = (
  { market, markets }: Omit<Question, 'file'>,
  { after, end, atOnce }: Part,
) => sql`
      with page as (
        select product_id from ${listingEntries}
        where locale = ${market.shopLocale} and product_id > ${after} and product_id <= ${end}
        order by product_id limit ${atOnce}
      )
      select p.id, p.updated_at as changed,
        (select array_agg(e.locale) from ${listingEntries} e
          where e.locale = any(${textArray(markets.map(({ shopLocale }) => shopLocale))}) and e.product_id = p.id)
          as locales,
        (select jsonb_object_agg(t.language, t.path) from ${productTexts} t where t.product_id = p.id) as paths
      from page join ${products} p on p.id = page.product_id order by p.id`

/** The products of a file in batches, so that they are never in memory all at once. */
export async function* productAddresses(
  db: Database,
  { market, markets, file }: Question,
  { ids = idsPerFile, atOnce = perQuestion } = {},
): AsyncGenerator<ProductAddress[]> {
  const end = file * ids
  let after = end - ids
  const shown = await findShownLanguages(db)
  for (;;) {
    const part = { after, end, atOnce }
    const rows: Row[] = await db.execute<Row>(addressesStatement({ market, markets }, part))
    if (rows.length > 0) yield rows.flatMap((row) => addressOf(row, { market, markets, shown }))
    if (rows.length < atOnce) return
    after = Number(rows.at(-1)?.id)
  }
}

function addressOf(
  { changed, locales, paths }: Row,
  { market: own, markets, shown }: Omit<Question, 'file'> & { shown: ShownLanguages },
): ProductAddress[] {
  const pathIn = (market: Market) => {
    const pdp = firstWords(paths, shown(market))
    return pdp === undefined ? undefined : screenPath(market, 'product', { pdp })
  }
  const path = pathIn(own)
  if (path === undefined) return []
  const alternates = markets.flatMap((market) => {
    const other = locales.includes(market.shopLocale) ? pathIn(market) : undefined
    return other === undefined ? [] : [{ iso: market.iso, path: other }]
  })
  return [{ path, changed: new Date(changed), alternates }]
}
