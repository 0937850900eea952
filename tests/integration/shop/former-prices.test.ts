import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { offersOf } from '@/lib/shop/basket/offers'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { renewStaleListings } from '@/lib/shop/import'
import { changeSales } from '@/lib/shop/import/write/change-sales'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { priceBefore } from '@/lib/shop/rules'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

const brand = 'baby'
const key = 'A1-s.70'
type Input = Record<string, unknown>

describeOnDatabases('The price from which a reduction is measured', (getDb) => {
  const market = (code: string) => {
    const found = findMarket(brand, code)
    if (!found) throw new Error('no market')
    return found
  }
  let popularity = 0
  const write = async (price: Input, variant: Input = {}, more: Input = {}) => {
    popularity += 1
    const prices = { DE: sourcePrice(price.withTax as number, price) }
    const CH = { ...sourcePrice(price.withTax as number, price), currencyCode: 'CHF' }
    const variants = [sourceVariant(key, { prices: { ...prices, CH }, ...variant })]
    await writeProducts(getDb(), [sleepingBag('A1-s', { variants, popularity, ...more })], { brand })
  }
  const reduced = (withTax: number, from: number) => ({
    withTax,
    appliedReductions: [{ amount: { relative: 1 - withTax / from } }],
  })
  const later = (days: number) =>
    getDb().execute(
      sql`update price_changes set valid_from = valid_from - make_interval(days => ${days}::int)`,
    )

  /** What lists, page and basket announce: the price before, in a list with the per cent, the filter and the order by reduction. */
  const announced = async (code = 'de', now = Date.now()) => {
    const page = await findProduct(getDb(), { brand, market: market(code) }, 'a1s', now)
    const offers = await offersOf(getDb(), { brand, market: market(code), now: new Date(now) }, [key])
    const offer = offers.get(key)
    const [row] = await getDb().execute<{
      before: number | null
      lowest: number | null
      reduction: number
      sale: boolean
      found: number
    }>(sql`
      select (e.card ->> 'before')::int as before, (e.card ->> 'lowest')::int as lowest, e.reduction, (e.card ->> 'sale')::boolean as sale, (
        select count(*)::int from facet_values f where f.facet = 'sale' and f.id = any(e.facets)) as found
      from listing_entries e where e.locale = ${market(code).shopLocale}`)
    const [variant] = page?.variants ?? []
    return {
      page: variant?.before,
      lowest: variant?.lowest,
      onSale: page?.sale,
      basket: offer?.price && priceBefore(offer.price),
      basketLowest: offer?.lowest,
      list: row && [row.before ?? undefined, row.reduction, row.sale, row.found],
      listLowest: row?.lowest ?? undefined,
    }
  }
  const measuredFrom = (lowest: number | undefined) => ({ lowest, basketLowest: lowest, listLowest: lowest })
  const all = (before: number, percent: number) => ({
    ...{ page: before, onSale: true, basket: before, list: [before, percent, true, 1] },
    ...measuredFrom(before),
  })
  const none = {
    ...{
      page: undefined,
      onSale: false,
      basket: undefined,
      list: [undefined, 0, false, 0],
    },
    ...measuredFrom(undefined),
  }

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, stale_listings, content_invalidations, listing_entries, listing_words, facet_values cascade`,
    )
  })

  it('is none for goods that came reduced, whatever their source and its mark say', async () => {
    await write(reduced(8000, 10_000), {}, { sale: true })
    expect(await announced()).toEqual(none)
    await later(40)
    await write(reduced(8000, 10_000), {}, { sale: true })
    expect(await announced()).toEqual(none)
  })

  it('is the lowest of 30 days, however much more the source says, and stays while the reduction goes on', async () => {
    await write({ withTax: 9000 })
    await later(20)
    await write({ withTax: 10_000 })
    await later(5)
    await write(reduced(8000, 10_000))
    expect(await announced()).toEqual(all(9000, 11))
    await later(400)
    await write(reduced(8000, 10_000))
    expect(await announced()).toEqual(all(9000, 11))
  })

  it('is that of the source where that is less', async () => {
    await write({ withTax: 10_000 })
    await later(40)
    await write(reduced(8000, 9000))
    expect(await announced()).toEqual({ ...all(9000, 11), ...measuredFrom(10_000) })
  })

  it('is none where a price was only raised to be reduced', async () => {
    await write({ withTax: 8000 })
    await later(20)
    await write({ withTax: 10_000 })
    await later(5)
    await write(reduced(8000, 10_000), {}, { sale: true })
    expect(await announced()).toEqual(none)
  })

  it('is none where the same price is called reduced afterwards', async () => {
    await write({ withTax: 10_000 })
    await later(40)
    await write({ withTax: 8000 })
    await later(40)
    await write(reduced(8000, 10_000))
    expect(await announced()).toEqual(none)
  })

  it('keeps that of the first step in Germany, and in Switzerland that of 30 days in a row', async () => {
    await write({ withTax: 10_000 })
    await later(29)
    await write(reduced(9000, 10_000))
    expect([(await announced()).page, (await announced('ch')).page]).toEqual([10_000, undefined])
    await getDb().execute(
      sql`update price_changes set valid_from = valid_from - interval '2 days' where with_tax = 10000`,
    )
    await later(3)
    await write(reduced(8000, 10_000))
    expect(await announced()).toEqual(all(10_000, 20))
    expect(await announced('ch')).toEqual({ ...all(10_000, 20), ...measuredFrom(undefined) })
  })

  it('is known from a former system, which changes nothing of what the shop has asked itself', async () => {
    const past = (days: number, withTax: number) => ({
      from: new Date(Date.now() - days * 86_400_000).toISOString(),
      withTax,
    })
    const history = (...prices: ReturnType<typeof past>[]) => ({ priceHistory: { DE: prices, CH: prices } })
    await write(reduced(8000, 10_000), history(past(90, 10_000)))
    expect(await announced()).toEqual(all(10_000, 20))
    await write({ withTax: 8000 }, history(past(90, 10_000)))
    await later(40)
    await write(reduced(7900, 10_000), history(past(35, 10_000)))
    expect(await announced()).toEqual(all(8000, 1))
  })

  it('is known of a sale before it begins, holds from its first moment, and ends with it', async () => {
    await write({ withTax: 10_000 })
    await later(20)
    await write({ withTax: 9000 })
    const [from, until] = [Date.now() + 3_600_000, Date.now() + 7_200_000]
    const sale = { withTax: 6000, from: new Date(from).toISOString(), until: new Date(until).toISOString() }
    await later(1)
    await write({ ...reduced(8500, 9000), sale })
    const run = (at: number) => changeSales(getDb(), new Date(at), { brand, apply: async () => {} })
    expect((await announced()).page).toBe(9000)
    expect(await announced('de', from)).toMatchObject({ page: 9000, basket: 9000 })
    await run(from)
    expect(await announced('de', from)).toEqual(all(9000, 33))
    expect(await announced('de', until)).toMatchObject({ page: undefined, basket: undefined })
    await run(until)
    expect(await announced('de', until)).toEqual(none)
  })

  it('is measured anew for what an older release has written', async () => {
    await write({ withTax: 9000 })
    await later(20)
    await write(reduced(8000, 10_000))
    await getDb().execute(sql`update prices set former = null`)
    await getDb().execute(sql`update price_changes set reduced = null`)
    await getDb().execute(sql`insert into stale_listings select id from products`)
    await renewStaleListings(getDb(), { brand })
    expect(await announced()).toEqual(all(9000, 11))
  })
})
