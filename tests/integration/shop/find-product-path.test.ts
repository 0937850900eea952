import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { findProductPath, productPathQuery } from '@/lib/shop/catalogue/find-product-path'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { describeOnDatabases } from '../../fixtures/databases'
import { shopWindow } from '../../fixtures/shop-window'
import { sleepingBag } from '../../fixtures/source-product'

const codes = ['de', 'at', 'ch', 'ch-fr'] as const
const longName = 'Wickelbody mit langen Ärmeln '.repeat(6).trim()

describeOnDatabases('the path of a product', (getDb) => {
  const marketOf = (code: string) => {
    const market = findMarket('baby', code)
    if (!market) throw new Error(`no market ${code}`)
    return market
  }
  const pathOf = (code: string, number: string) => findProductPath(getDb(), marketOf(code), number)

  beforeAll(async () => {
    await writeProducts(
      getDb(),
      [...shopWindow, sleepingBag('BAG-1', { number: 'bag1', texts: { de: { name: longName } } })],
      { brand: 'baby' },
    )
  })

  it('is the one that its page says, in every market', async () => {
    const numbers = [...shopWindow.map(({ number }) => number ?? ''), 'bag1']
    const paths = await Promise.all(
      codes.flatMap((code) =>
        numbers.map(async (number) => {
          const view = await findProduct(getDb(), { brand: 'baby', market: marketOf(code) }, number)
          expect.soft(await pathOf(code, number), `${code} ${number}`).toBe(view?.href)
          return view?.href
        }),
      ),
    )
    expect(paths.filter(Boolean).length).toBeGreaterThan(20)
  })

  it('has the words of the fallback language for a product without a text in its own', async () => {
    expect(await pathOf('ch-fr', 'pw6001')).toBe('/ch-fr/p/pruefling-scriptscriptalert1-script-zitat-pw6001/')
  })

  it.each([
    ['without a price in its country', 'at', 'bag1'],
    ['that there is not', 'de', 'pw9999'],
  ])('is none for a product %s', async (_, code, number) => {
    expect(await pathOf(code, number)).toBeUndefined()
  })

  it('is short enough to name a file', async () => {
    const path = (await pathOf('de', 'bag1')) ?? ''
    expect(path).toMatch(/^\/de\/p\/waldkind-wickelbody-.*[a-z]-bag1\/$/)
    expect(path.length).toBeLessThan(200)
  })

  it('is found by indexes alone', async () => {
    await getDb().execute(sql`
      insert into products (reference_key, number, master_key, brand, source_hash)
      select 'K' || i, 'k' || i, 'k' || i, 'Waldkind', '' from generate_series(1, 5000) i`)
    await getDb().execute(sql`
      insert into product_texts (product_id, language, name, path) select id, 'de', number, number from products
      where number like 'k%'`)
    await getDb().execute(sql`
      insert into variants (product_id, reference_key) select id, number from products where number like 'k%'`)
    await getDb().execute(sql`
      insert into prices (variant_id, country, currency, with_tax, without_tax, vat)
      select id, 'DE', 'EUR', 100, 100, 0 from variants where reference_key like 'k%'`)
    for (const table of ['products', 'product_texts', 'variants', 'prices'])
      await getDb().execute(sql`vacuum analyze ${sql.identifier(table)}`)
    const query = productPathQuery(getDb(), marketOf('de'), 'k77')
    const plan = JSON.stringify(await getDb().execute(sql`explain (format json) ${query}`))
    expect(plan).toContain('products_number_unique')
    expect(plan).not.toContain('Seq Scan')
  })
})
