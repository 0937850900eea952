import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { renewStaleListings } from '@/lib/shop/import'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag } from '../../fixtures/source-product'

const brand = 'baby'

describeOnDatabases('A new filter', (getDb) => {
  const colours = async () => {
    const rows = await getDb().execute<{ values: number }>(sql`
      select count(f.id)::int as values from listing_entries e
      left join facet_values f on f.facet = 'colour' and f.id = any(e.facets)
      where e.locale = 'de-de' group by e.product_id`)
    return rows.map(({ values }) => values)
  }
  /** The entries as a release has written them that had no filter for colours. */
  const forget = () => getDb().execute(sql`update listing_entries set facets = '{}'`)

  it('has the values of products that were there before it, once', async () => {
    await writeProducts(getDb(), [sleepingBag('A1')], { brand })
    const [before = 0] = await colours()
    expect(before).toBeGreaterThan(0)
    await renewStaleListings(getDb(), { brand })
    await forget()
    await renewStaleListings(getDb(), { brand })
    expect(await colours()).toEqual([0])
    await getDb().execute(sql`update listing_versions set made_for = 'de-de'`)
    await renewStaleListings(getDb(), { brand })
    expect(await colours()).toEqual([before])
    await forget()
    await renewStaleListings(getDb(), { brand })
    expect(await colours()).toEqual([0])
  })
})
