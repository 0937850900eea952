import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { invalidationsAfter, newestInvalidation } from '@/lib/platform/freshness/invalidations'
import { findMarket } from '@/lib/platform/markets'
import { offersOf } from '@/lib/shop/basket/offers'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { changeSales, nextSaleChange } from '@/lib/shop/import/write/change-sales'
import { readSources } from '@/lib/shop/import/write/read-source'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { priceAt } from '@/lib/shop/rules'
import type { SourceProduct } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

const brand = 'baby'
const hour = 3_600_000
const key = 'A1-s'

describeOnDatabases('a sale with times', (getDb) => {
  const market = findMarket(brand, 'de')
  if (!market) throw new Error('no market')
  const start = Date.now()
  const at = (hours: number) => new Date(start + hours * hour)
  const productOf = (sale: { withTax: number; from?: string; until?: string } | undefined, stock = 5) =>
    sleepingBag(key, {
      variants: [
        sourceVariant(`${key}.70`, {
          prices: { DE: sourcePrice(1999, { sale }) },
          stock: { quantity: stock },
        }),
      ],
    })
  const write = (product: SourceProduct) => writeProducts(getDb(), [product], { brand })
  const run = async (now: Date) => {
    const before = await newestInvalidation(getDb())
    const expired: string[] = []
    const apply = async () => void expired.push(...(await invalidationsAfter(getDb(), before)).tags)
    const changed = await changeSales(getDb(), now, { brand, apply })
    return { changed, expired }
  }
  const listed = async () => {
    const [row] = await getDb().execute<{ price: number; reduction: number; sale: boolean }>(sql`
      select price, reduction, (card ->> 'sale')::boolean as sale from listing_entries where locale = 'de-de'`)
    return row
  }
  const product = (now: Date) => findProduct(getDb(), { brand, market }, numberOfProduct, now.getTime())
  const numberOfProduct = 'a1s'
  /** Every reader of a price. */
  const readers: Record<string, (now: Date) => Promise<number | undefined>> = {
    page: async (now) => (await product(now))?.variants[0]?.price.withTax,
    basket: async (now) =>
      (await offersOf(getDb(), { brand, market, now }, [`${key}.70`])).get(`${key}.70`)?.price?.withTax,
    list: async () => (await listed())?.price,
    search: async () =>
      (
        await getDb().execute<{ price: number }>(sql`select price from listing_words where locale = 'de-de'`)
      )[0]?.price,
    history: async (now) =>
      (
        await getDb().execute<{ withTax: number }>(sql`
          select with_tax as "withTax" from price_changes where country = 'DE' and valid_from <= ${now.toISOString()}::timestamptz
          order by valid_from desc limit 1`)
      )[0]?.withTax,
  }
  const readAll = async (now: Date) =>
    Object.fromEntries(
      await Promise.all(Object.entries(readers).map(async ([name, read]) => [name, await read(now)])),
    )
  const all = (amount: number) => Object.fromEntries(Object.keys(readers).map((name) => [name, amount]))

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, stores, content_invalidations, listing_entries, listing_words cascade`,
    )
  })

  it('begins and ends on every page, list and basket without an import', async () => {
    await write(productOf({ withTax: 1499, from: at(1).toISOString(), until: at(2).toISOString() }))
    expect(await readAll(at(0.9))).toEqual(all(1999))
    expect(await nextSaleChange(getDb())).toBe(at(1).getTime())
    expect(await run(at(0.9))).toEqual({ changed: 0, expired: [] })
    expect(await run(at(1))).toEqual({ changed: 1, expired: ['listing', 'product:a1s'] })
    expect(await readAll(at(1))).toEqual(all(1499))
    expect(await listed()).toMatchObject({ reduction: 25, sale: true })
    expect((await product(at(1)))?.variants[0]).toMatchObject({
      before: 1999,
      lowest: 1999,
      priceUntil: at(2).toISOString(),
    })
    expect(await nextSaleChange(getDb())).toBe(at(2).getTime())
    expect(await run(at(2))).toEqual({ changed: 1, expired: ['listing', 'product:a1s'] })
    expect(await readAll(at(2))).toEqual(all(1999))
    expect(await listed()).toMatchObject({ reduction: 0, sale: false })
    expect((await product(at(2)))?.variants[0]).not.toHaveProperty('priceUntil')
    expect(await nextSaleChange(getDb())).toBeUndefined()
  })

  it('is asked for at its time in page and basket before the lists know', async () => {
    await write(productOf({ withTax: 1499, from: at(1).toISOString(), until: at(2).toISOString() }))
    expect(await readAll(at(1))).toMatchObject({ page: 1499, basket: 1499 })
    expect((await product(at(0.5)))?.pricesUntil).toBe(at(1).getTime())
  })

  it('that is under way reduces from the import on', async () => {
    await write(productOf({ withTax: 1499, until: at(2).toISOString() }))
    expect(await readAll(at(0.1))).toEqual(all(1499))
    await run(at(3))
    expect(await readAll(at(3))).toEqual(all(1999))
  })

  it('that passed while no server ran was never asked for', async () => {
    await write(productOf({ withTax: 1499, from: at(1).toISOString(), until: at(2).toISOString() }))
    await run(at(3))
    expect(await readAll(at(3))).toEqual(all(1999))
    const [row] = await getDb().execute(sql`select count(*)::int as n from price_changes`)
    expect(row).toEqual({ n: 1 })
  })

  it('is changed once by two instances', async () => {
    await write(productOf({ withTax: 1499, from: at(1).toISOString(), until: at(2).toISOString() }))
    const runs = await Promise.all([run(at(1)), run(at(1))])
    expect(runs.map(({ changed }) => changed).sort()).toEqual([0, 1])
    const [row] = await getDb().execute(sql`select count(*)::int as n from price_changes`)
    expect(row).toEqual({ n: 2 })
  })

  it('stays when the rest of a product is imported anew, and goes with its row', async () => {
    const sale = { withTax: 1499, from: at(1).toISOString(), until: at(2).toISOString() }
    await write(productOf(sale))
    await run(at(1))
    expect((await readSources(getDb(), [key])).get(key)?.variants[0]?.prices.DE?.sale).toEqual(sale)
    await write(productOf(undefined, 6))
    expect(await readAll(at(1))).toMatchObject({ page: 1999, basket: 1999, list: 1999 })
    expect(await nextSaleChange(getDb())).toBeUndefined()
  })

  it('of any times is the same for all who ask, whenever that is', { timeout: 60_000 }, async () => {
    const time = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(
        time,
        time,
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 }),
        async (from, until, moments) => {
          fc.pre(from === undefined || until === undefined || from < until)
          await getDb().execute(sql`truncate products, listing_entries, listing_words cascade`)
          const source = productOf({
            withTax: 1499,
            ...(from !== undefined && { from: at(from).toISOString() }),
            ...(until !== undefined && { until: at(until).toISOString() }),
          })
          await write(source)
          for (const half of moments.toSorted((a, b) => a - b)) {
            const now = at(half / 2 + 0.25)
            await run(now)
            const price = source.variants[0]?.prices.DE
            expect(await readAll(now)).toEqual(all(price ? priceAt(price, now.getTime()).withTax : 0))
          }
        },
      ),
      { numRuns: 15 },
    )
  })
})
