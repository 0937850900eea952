import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { writeRecommendationFallback } from '@/lib/shop/recommendations/fallback'
import { findRecommendations } from '@/lib/shop/recommendations/find-recommendations'
import { recommendationSlots } from '@/schemas/shop'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { seedFallback } from '@/scripts/seed/catalogue/fallback'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { describeOnDatabases } from '../../fixtures/databases'

describeOnDatabases('the first catalogue', (getDb) => {
  /** The rows of a table as one text, so that any change to any of them shows. */
  const stateOf = async (table: string, without: readonly string[] = []) => {
    const [row] = await getDb().execute<{ count: number; digest: string }>(sql`
      select count(*)::int as count, md5(string_agg(md5(line), '' order by line)) as digest
      from (select (to_jsonb(t) - ${`{${without.join()}}`}::text[])::text as line from ${sql.identifier(table)} t) s`)
    return row
  }
  const tables = [
    ...['products', 'product_texts', 'product_categories', 'variants', 'prices', 'price_changes', 'reviews'],
    ...['categories', 'attribute_values', 'stores', 'store_stock', 'search_redirects', 'search_words'],
    ...['listing_entries', 'facet_values', 'content_invalidations', 'promotions', 'recommendation_fallback'],
  ]
  const everything = () => Promise.all(tables.map(async (table) => [table, await stateOf(table)] as const))

  /** Of products beside another those of its first category, which is its kind, and those over three times as dear. */
  const replacing = async (locale: string, number: string, beside: readonly string[]) => {
    const rows = await getDb().execute<{ number: string }>(sql`
      select p.number from products p join listing_entries e on e.product_id = p.id and e.locale = ${locale}
      cross join (select p.id, e.price from products p join listing_entries e on e.product_id = p.id
        where p.number = ${number} and e.locale = ${locale}) own
      where p.number = any(string_to_array(${beside.join()}, ',')) and (e.price > own.price * 3 or exists (
        select from product_categories pc join product_categories oc on oc.category_key = pc.category_key
        where pc.product_id = p.id and oc.product_id = own.id and pc.category_key <> 'geschenke'))`)
    return rows.map((row) => row.number)
  }

  beforeAll(async () => {
    expect(await seedDatabase(getDb(), 'baby')).toBe(true)
  }, 120_000)

  it('is there after the first start, with all that shows and finds it', async () => {
    for (const [table, state] of await everything()) expect.soft(state?.count, table).toBeGreaterThan(0)
    expect((await stateOf('products'))?.count).toBe(300)
    expect((await stateOf('listing_entries'))?.count).toBe(4 * 300)
  })

  it('has no code that everybody can read, unless it is asked for', async () => {
    const count = async () => (await stateOf('gift_cards'))?.count
    expect([await count(), (await stateOf('voucher_codes'))?.count]).toEqual([0, 0])
    await seedCatalogue(getDb(), 'baby', { products: 1, codes: true })
    expect(await count()).toBe(4)
    await getDb().execute(sql`truncate gift_cards, vouchers cascade`)
  }, 120_000)

  it('has its own colours in the filter, each below a base colour that has a name', async () => {
    const own = seedAttributeValues().filter(({ attribute }) => attribute === 'farbe')
    const rows = await getDb().execute<{ value: string; base: string }>(
      sql`select value, labels, swatch, position, base from facet_values where facet = 'colour' and base is not null
        order by position`,
    )
    expect(rows.map(({ base: _, ...value }) => value)).toEqual(own.map(({ attribute: _, ...value }) => value))
    expect(Object.fromEntries(rows.map(({ value, base }) => [value, base]))).toEqual({
      ...{ salbei: 'gruen', waldgruen: 'gruen', himmelblau: 'blau', nachtblau: 'blau', rose: 'rosa' },
      ...{ koralle: 'rot', aprikose: 'orange', buttergelb: 'gelb', sand: 'beige', steingrau: 'grau' },
    })
  })

  it('is left alone by the next start and by the same command again', async () => {
    const before = await everything()
    expect(await seedDatabase(getDb(), 'baby')).toBe(false)
    expect(await seedCatalogue(getDb(), 'baby', { products: 300, codes: false })).toEqual({
      created: 0,
      updated: 0,
      unchanged: 300,
    })
    expect(await everything()).toEqual(before)
  }, 120_000)

  it('of a release before the list of recommendations gets it, and no other catalogue does', async () => {
    const list = async () => (await stateOf('recommendation_fallback'))?.count
    const before = await list()
    const forget = () => getDb().execute(sql`truncate recommendation_fallback`)
    await forget()
    expect(await seedDatabase(getDb(), 'baby')).toBe(false)
    expect(await list()).toBe(before)
    const [number] = seedFallback('baby').flatMap(({ products }) => products)
    await getDb().execute(sql`update products set number = 'own' where number = ${number}`)
    await forget()
    await seedDatabase(getDb(), 'baby')
    expect(await list()).toBe(0)
    await getDb().execute(sql`update products set number = ${number} where number = 'own'`)
    await seedDatabase(getDb(), 'baby')
    expect(await list()).toBe(before)
  }, 120_000)

  it('grows when more are asked for, and tells how far it is', async () => {
    const told: number[] = []
    const onProgress = (done: number) => told.push(done)
    const result = await seedCatalogue(getDb(), 'baby', { products: 340, codes: false, onProgress })
    expect(result).toEqual({ created: 40, updated: 0, unchanged: 300 })
    expect(told.at(-1)).toBe(340)
  }, 120_000)

  it('remembers what reduced products cost before', async () => {
    const rows = await getDb().execute<{ now: number; past: number }>(sql`
      select r.with_tax as now, c.with_tax as past
      from prices r
      join variants v on v.id = r.variant_id
      join products p on p.id = v.product_id
      join price_changes c on c.variant_id = v.id and c.country = r.country and c.valid_from = p.online_since
      where r.applied_reductions <> '[]'`)
    expect(rows.length).toBeGreaterThan(20)
    for (const { now, past } of rows) expect(past).toBeGreaterThan(now)
  })

  it.each(marketsOf('baby').map((market) => [market.code, market] as const))(
    'fills every slot with twelve products that %s sells',
    async (_, market) => {
      const day = '2026-11-21'
      const sample = await getDb().execute<{ id: string; number: string; family: string }>(sql`
        select distinct on (pc.category_key) p.id, p.number, p.master_key as family
        from products p join product_categories pc on pc.product_id = p.id
        order by pc.category_key, p.id`)
      expect(sample.length).toBeGreaterThan(15)
      for (const { id, number } of sample)
        for (const slot of recommendationSlots) {
          const question = {
            market,
            slot,
            productIds: [Number(id)],
            settings: defaultConfiguration('baby', market).recommendations.slots[slot],
            day,
          }
          const numbers = (await findRecommendations(getDb(), question)).map((card) => card.number)
          expect.soft(numbers, slot).not.toContain(number)
          if (slot === 'pds_alternatives') expect.soft(new Set(numbers).size, `${slot} ${number}`).toBe(12)
          else
            expect.soft(await replacing(market.shopLocale, number, numbers), `${slot} ${number}`).toEqual([])
          expect.soft(new Set(numbers).size, `${slot} ${number}`).toBeGreaterThanOrEqual(6)
        }
    },
    120_000,
  )

  it('falls back on what is configured, in its order, and then on anything', async () => {
    const [market] = marketsOf('baby')
    if (!market) throw new Error('The brand has no market')
    const settings = defaultConfiguration('baby', market).recommendations.slots.basket
    const question = { market, slot: 'basket', productIds: [], day: '2026-11-21', settings } as const
    const shown = async () => (await findRecommendations(getDb(), question)).map(({ number }) => number)
    const configured = seedFallback('baby').find(({ locale }) => locale === market.language)?.products ?? []
    expect(await shown()).toEqual(configured.slice(0, 12))
    await writeRecommendationFallback(getDb(), [{ locale: 'de', products: configured.slice(0, 3) }])
    const few = await shown()
    expect(few.slice(0, 3)).toEqual(configured.slice(0, 3))
    expect(new Set(few).size).toBe(12)
  })

  it('does not come back once somebody has a catalogue of their own', async () => {
    await getDb().execute(sql`delete from products where reference_key <> '0100000'`)
    expect(await seedDatabase(getDb(), 'baby')).toBe(false)
    expect((await stateOf('products'))?.count).toBe(1)
  })
})
