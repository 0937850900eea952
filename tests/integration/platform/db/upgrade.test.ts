import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { importSpace } from '@/lib/content/embedded/import-space'
import { stories } from '@/lib/content/embedded/tables'
import type { Database } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { isWithinLimit, pruneAttempts } from '@/lib/platform/limits'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { isProductPicture } from '@/lib/shop/catalogue/is-product-picture'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findListing } from '@/lib/shop/listing/find-listing'
import { readVersion } from '@/lib/shop/listing/index-rows/listing-version'
import { keptIndex } from '@/lib/shop/listing/memory/keep-index'
import type { ListingQuery } from '@/lib/shop/listing/query'
import { termQuery } from '@/lib/shop/listing/search/term'
import { shippingFallback } from '@/lib/shop/rules/shipping'
import { addToWishlist, numbersOf } from '@/lib/shop/wishlist/wishlist'
import { givenCatalogue, givenProduct } from '../../../fixtures/catalogue'
import { clientFrom } from '../../../fixtures/clients'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyDatabase, migrateUpTo, withLaterColumns } from '../../../fixtures/migrations'
import { sleepingBag } from '../../../fixtures/source-product'

const brand = 'baby'
const de = findMarket(brand, 'de') as Market
const now = new Date('2026-11-22T12:00:00Z')
const visitor = clientFrom('a visitor')
const limit = { of: 'tests', perHour: 3 }
const picture = 'https://cdn.supplier.example/Früher.jpg'
const moon = { key: 'A1', number: 'a1', name: 'Schlafsack Mond', sizes: ['70', '90'], price: 3000 }
const cheapestFirst: ListingQuery = { filters: {}, sort: 'price-asc', page: 1, pageSize: 12 }

/** What later migrations have called otherwise. */
const newNames: Record<string, string> = { form_attempts: 'attempts' }

type Rows = Record<string, string[]>

/** Later migrations set these fields in every row. */
const isNewDefault = sql`key in ('sale_began', 'is_read') and value = 'false'`

/** Every row of every table by the table's name of today, with its fields that are set; empty tables are left out. */
async function everyRow(db: Database): Promise<Rows> {
  const tables = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
      and relnamespace = 'public'::regnamespace order by relname`)
  const rows: Rows = {}
  for (const { name } of tables) {
    const found = await db.execute<{ row: string }>(
      sql`select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t))
          where value <> 'null' and not (${isNewDefault}))::text as row
        from ${sql.identifier(name)} t order by 1`,
    )
    if (found.length > 0) rows[newNames[name] ?? name] = found.map(({ row }) => row)
  }
  return rows
}

/** Lets today's code write into a database of migration 0017, and leaves what an older release would have left. */
async function asOlderRelease<T>(db: Database, write: () => Promise<T>): Promise<T> {
  await db.execute(sql`create view attempts as select * from form_attempts`)
  await db.execute(
    sql`create table listing_versions (one boolean primary key default true, version integer not null)`,
  )
  await db.execute(sql`create table listing_changes (version integer primary key, products bigint[])`)
  const written = await withLaterColumns(db, write)
  await db.execute(sql`drop view attempts`)
  await db.execute(sql`drop table listing_versions, listing_changes`)
  return written
}

/** A shop with products, visitors, content and a mail that waits. */
async function fill(db: Database) {
  await givenCatalogue(db, [
    moon,
    { key: 'B1', number: 'b1', name: { de: 'Bollerwagen', fr: 'Chariot' }, price: 9000, ratings: [4] },
  ])
  const bag = sleepingBag('C1', { number: 'c1', images: [{ src: picture }, { src: '/pictures/bag.svg' }] })
  await writeProducts(db, [bag], { brand })
  const basket = await addToBasket(db, { brand, market: de, client: visitor }, undefined, [
    { variant: 'A1.2', quantity: 2 },
  ])
  const wishlist = await addToWishlist(db, undefined, { number: 'b1', variant: undefined }, visitor)
  if (!basket.ok || !wishlist.ok) throw new Error('The lists of the visitor were refused')
  for (let time = 0; time < limit.perHour; time += 1)
    await isWithinLimit(db, visitor, limit, { now: now.getTime() })
  await importSpace(db, {
    stories: [{ fullSlug: 'de/home', name: 'Start', content: { component: 'page', title: 'Willkommen' } }],
  })
  await enqueue(db, 'confirm', [{ subject: 1 }])
  return { basket: basket.id, wishlist: wishlist.id }
}

describeOnDatabases('a filled database of migration 0017, brought to the newest', (getDb) => {
  let before: Rows
  let after: Rows
  let lists: Awaited<ReturnType<typeof fill>>

  beforeAll(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    const db = getDb()
    await emptyDatabase(db)
    await migrateUpTo(db, '0017_value_places')
    lists = await asOlderRelease(db, () => fill(db))
    // An older release has written a product without pictures, and one whose picture has no address.
    await db.execute(sql`update products set images = '[]' where number = 'a1'`)
    await db.execute(sql`update products set images = '[{"alt": "?"}]' where number = 'b1'`)
    before = await everyRow(db)
    await migrateDatabase(db)
    after = await everyRow(db)
    return () => void vi.unstubAllEnvs()
  })

  it('has every row that it had', () => {
    for (const table of ['attempts', 'products', 'listing_entries', 'basket_items', 'cms_stories', 'outbox'])
      expect(Object.keys(before)).toContain(table)
    // Tiles are made anew by today's release.
    const { stale_listings: stale, ...rest } = after
    expect(stale).toHaveLength(3)
    expect(rest).toEqual(before)
  })

  it('goes on counting what a network has done, with one count for each hour', async () => {
    const ask = (at: number) => isWithinLimit(getDb(), visitor, limit, { now: at })
    expect(await ask(now.getTime())).toBe(false)
    expect(await ask(now.getTime() + 3_600_000)).toBe(true)
    const subjects = before.attempts?.length ?? 0
    expect((await everyRow(getDb())).attempts).toHaveLength(subjects + 1)
    await pruneAttempts(getDb(), new Date(Date.now() + 7 * 86_400_000))
    expect((await everyRow(getDb())).attempts ?? []).toEqual([])
  })

  it('knows the pictures of its products, and has their index', async () => {
    const db = getDb()
    expect(await isProductPicture(db, new URL(picture))).toBe(true)
    expect(await isProductPicture(db, new URL('https://cdn.supplier.example/other.jpg'))).toBe(false)
    expect([
      ...(await db.execute(
        sql`select indisvalid as valid from pg_index where indexrelid = 'products_pictures'::regclass`,
      )),
    ]).toEqual([{ valid: true }])
  })

  it('lists, finds and shows its products', async () => {
    const db = getDb()
    const numbers = async (term?: Parameters<typeof findListing>[3]) =>
      (await findListing(db, de, cheapestFirst, term)).cards.map(({ number }) => number).sort()
    expect(await numbers()).toEqual(['a1', 'b1', 'c1'])
    const term = termQuery([{ word: 'schlafsack' }], de)
    expect(await numbers({ term, version: await readVersion(db) })).toEqual(['a1', 'c1'])
    for (const number of ['a1', 'b1', 'c1'])
      expect((await findProduct(db, { brand, market: de }, number))?.number).toBe(number)
  })

  it('shows a change of its listings, also after they were read into memory', async () => {
    const db = getDb()
    const cheapest = async () => (await findListing(db, de, cheapestFirst)).price?.min
    expect(await cheapest()).toBe(1999)
    await expect.poll(() => keptIndex(db, de)).toBeDefined()
    await writeProducts(db, [givenProduct({ ...moon, price: 500 })], { brand })
    expect(await cheapest()).toBe(500)
  })

  it('keeps the basket and the wishlist of a visitor, and what waits', async () => {
    const db = getDb()
    const context = { brand, market: de, shipping: shippingFallback, now } as const
    const basket = await basketOf(db, context, lists.basket)
    expect(basket.items.map(({ variant, quantity }) => [variant.referenceKey, quantity])).toEqual([
      ['A1.2', 2],
    ])
    expect(await numbersOf(db, lists.wishlist)).toEqual(['b1'])
    expect(await db.select({ content: stories.content }).from(stories)).toContainEqual({
      content: expect.objectContaining({ title: 'Willkommen' }),
    })
  })
})
