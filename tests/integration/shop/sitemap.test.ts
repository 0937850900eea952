import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { type Market, marketsOf } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import {
  addressesStatement,
  filesStatement,
  productAddresses,
  productFiles,
} from '@/lib/shop/sitemap/product-files'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const markets = marketsOf('baby')
const marketOf = (code: string): Market => {
  const market = markets.find((each) => each.code === code)
  if (!market) throw new Error(`no market ${code}`)
  return market
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
/** The tables that are filled for the plans. */
const large = /^(?:products|listing_entries_de_de)$/

/** The database, with the number of rows that each of its answers had. */
function counting(db: Database) {
  const answers: number[] = []
  const counted = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'execute') return Reflect.get(target, name, receiver)
      return async (...given: Parameters<Database['execute']>) => {
        const rows = await target.execute(...given)
        answers.push(rows.length)
        return rows
      }
    },
  })
  return { db: counted, answers }
}

describeOnDatabases('the sitemap of products', (getDb) => {
  /** Twelve products, of which every third has no French text; the ids begin where a file is nearly full. */
  beforeAll(async () => {
    await getDb().execute(sql`alter sequence products_id_seq restart with 8`)
    await givenCatalogue(
      getDb(),
      Array.from({ length: 12 }, (_, index) => ({
        key: `P${index}`,
        number: `p${index}`,
        name: index % 3 === 0 ? `Wagen ${index}` : { de: `Wagen ${index}`, fr: `Poussette ${index}` },
      })),
    )
  })

  const read = async (code: string, file: number, { ids = 10, atOnce = 3 } = {}) =>
    Array.fromAsync(productAddresses(getDb(), { market: marketOf(code), markets, file }, { ids, atOnce }))
  const everything = async (code: string) => {
    const files = await productFiles(getDb(), marketOf(code), 10)
    return (await Promise.all(files.map(({ file }) => read(code, file)))).flat(2)
  }

  it('has every product of a market once, at the path and with the alternates of its page', async () => {
    for (const code of ['de', 'ch-fr']) {
      const addresses = await everything(code)
      expect(addresses).toHaveLength(12)
      expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
      for (const { path, alternates } of addresses) {
        const number = path.slice(0, -1).split('-').at(-1) ?? ''
        const view = await findProduct(getDb(), { brand: 'baby', market: marketOf(code) }, number)
        expect(path).toBe(view?.href)
        expect(alternates).toEqual(view?.alternates.map(({ iso, path }) => ({ iso, path })))
      }
    }
  })

  it('is divided by ids, and says when a file has changed', async () => {
    await getDb().execute(sql`update products set updated_at = '2026-01-01T00:00:00Z'`)
    await getDb().execute(sql`update products set updated_at = '2026-02-01T00:00:00Z' where number = 'p2'`)
    const files = await productFiles(getDb(), marketOf('de'), 10)
    expect(files).toEqual([
      { file: 1, changed: new Date('2026-02-01T00:00:00Z') },
      { file: 2, changed: new Date('2026-01-01T00:00:00Z') },
    ])
    const [first, second] = await Promise.all([read('de', 1), read('de', 2)])
    expect([first.flat().length, second.flat().length]).toEqual([3, 9])
    expect(first.flat()[2]?.changed).toEqual(new Date('2026-02-01T00:00:00Z'))
  })

  it('leaves out files without any product, however many', async () => {
    await getDb().execute(sql`alter sequence products_id_seq restart with 900000000`)
    await givenCatalogue(getDb(), [{ key: 'far', number: 'far', name: 'Wagen in der Ferne' }])
    const files = await productFiles(getDb(), marketOf('de'), 10)
    expect(files.map(({ file }) => file)).toEqual([1, 2, 90_000_000])
    expect((await read('de', 90_000_000)).flat()).toHaveLength(1)
    expect(await read('de', 3)).toEqual([])
  })

  it('is read some products at a time, and no further than it is asked for', async () => {
    const { db, answers } = counting(getDb())
    const question = { market: marketOf('de'), markets, file: 2 }
    const addresses = productAddresses(db, question, { ids: 10, atOnce: 4 })
    await addresses.next()
    expect(answers).toEqual([4])
    for await (const _ of addresses);
    expect(answers).toEqual([4, 4, 1])
  })

  it('finds its files and their products by indexes', async () => {
    await getDb().execute(sql`
      insert into products (id, reference_key, number, master_key, brand, source_hash)
      select i, 'K' || i, 'k' || i, 'k' || i, '', '' from generate_series(1000, 9000) i`)
    await getDb().execute(sql`
      insert into listing_entries select 'de-de', id, number, '{}', '{}', 1, 0, true, 0, 0, now(), '{}'
      from products where id between 1000 and 9000`)
    await getDb().execute(sql`analyze products, listing_entries`)
    const part = { after: 0, end: 5_000, atOnce: 1_000 }
    for (const statement of [
      filesStatement(marketOf('de'), 5_000),
      addressesStatement({ market: marketOf('de'), markets }, part),
    ]) {
      const rows = await getDb().execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        sql`explain (format json) ${statement}`,
      )
      const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan))
      expect(nodes.filter(({ 'Index Name': name }) => name !== undefined).length).toBeGreaterThan(1)
      const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
      expect(scanned.map((node) => node['Relation Name']).filter((name) => large.test(name ?? ''))).toEqual(
        [],
      )
    }
  })
})
