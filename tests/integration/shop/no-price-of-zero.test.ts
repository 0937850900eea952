import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { offersOf } from '@/lib/shop/basket/offers'
import { findProductPath } from '@/lib/shop/catalogue/find-product-path'
import { readVariants } from '@/lib/shop/catalogue/read-product'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import type { SourceProduct } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')

type Columns = Record<string, string>
const row: Columns = {
  ...{ id: 'p', title: 'Decke', description: 'Eine Decke.', link: 'https://shop.example/p' },
  ...{ image_link: 'https://img.example/a.jpg', availability: 'in_stock', price: '19.99 EUR', brand: 'Luni' },
}
const table = (columns: Columns) =>
  `${Object.keys(columns).join('\t')}\n${Object.values(columns).join('\t')}\n`
const xml = (columns: Columns) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><item>${Object.entries(
    columns,
  )
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}</item></channel></rss>`

/** A product whose variant costs nothing in Germany. */
function free(source: SourceProduct): SourceProduct {
  for (const { prices } of source.variants)
    if (prices.DE) Object.assign(prices.DE, { withTax: 0, withoutTax: 0 })
  return source
}
const product = () => givenProduct({ key: '010', number: '110', name: 'Decke', price: 1999 })

describeOnDatabases('A price of 0', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate products, listing_entries, outbox cascade`)
    await givenCategories(getDb())
  })

  const prices = async () => {
    const rows = await getDb().execute<{ withTax: number }>(sql`
      select coalesce(sale_with_tax, with_tax) as "withTax" from prices where country = 'DE'`)
    return [...rows].map(({ withTax }) => withTax)
  }

  describe.each([
    ['a table', table],
    ['XML', xml],
  ])('in a feed as %s', (_, feedOf) => {
    it.each<[Columns, number[]]>([
      [{ sale_price: '0.00 EUR' }, [1999]],
      [{ sale_price: '0 EUR' }, [1999]],
      [{ sale_price: '0,00 EUR' }, [1999]],
      [{ sale_price: 'EUR 0.00' }, [1999]],
      [{ sale_price: '0.00 EUR', sale_price_effective_date: '2026-11-01/2026-12-31' }, [1999]],
      [{ sale_price: '0.01 EUR' }, [1]],
      [{ sale_price: '9.99 EUR', sale_price_effective_date: '/' }, [999]],
      [{ sale_price_effective_date: ' / ' }, [1999]],
      [{ sale_price: '9.99 EUR', sale_price_effective_date: '2026-11-20/2026-11-22' }, [999]],
      [{ price: '0.00 EUR' }, []],
      [{ price: '0,00 EUR', sale_price: '0 EUR' }, []],
    ])('%j costs %j', async (columns, expected) => {
      await importInto(getDb(), feedOf({ ...row, ...columns }))
      expect(await prices()).toEqual(expected)
    })
  })

  it('in JSON is refused, and named', async () => {
    const result = await importInto(getDb(), JSON.stringify(free(product())))
    expect(result.samples.map(({ reason }) => reason).join()).toContain('variants.0.prices.DE.withTax')
    expect(await prices()).toEqual([])
  })

  it('of any other source is refused by the database, and holds up no other product', async () => {
    const other = givenProduct({ key: '020', number: '120', name: 'Body', price: 500 })
    const { rejected } = await writeProducts(getDb(), [free(product()), other], { brand: 'baby' })
    expect(rejected.map(({ referenceKey }) => referenceKey)).toEqual(['010'])
    expect(await prices()).toEqual([500])
    await expect(getDb().execute(sql`update prices set with_tax = 0`)).rejects.toThrow()
  })

  it('that was written before is sold nowhere', async () => {
    await writeProducts(getDb(), [product()], { brand: 'baby' })
    await getDb().execute(sql`alter table prices drop constraint prices_above_zero`)
    await getDb().execute(sql`update prices set with_tax = 0, without_tax = 0`)
    await getDb().execute(
      sql`alter table prices add constraint prices_above_zero check (with_tax > 0) not valid`,
    )
    const offers = await offersOf(getDb(), { brand: 'baby', market }, ['010.v'])
    expect(offers.get('010.v')).toMatchObject({ left: 0 })
    expect(offers.get('010.v')?.price).toBeUndefined()
    expect(await findProductPath(getDb(), market, '110')).toBeUndefined()
    const [found] = await getDb().execute<{ id: string }>(sql`select id from products`)
    expect(await readVariants(getDb(), market, [Number(found?.id)])).toEqual([])
  })
})
