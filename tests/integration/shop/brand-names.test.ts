import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { defaultPageSize } from '@/lib/shop/listing/listing-address'
import { search } from '@/lib/shop/listing/search/search'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'

const brands = ['AB', 'A+B', 'A&B', 'L’Enfant', 'LEnfant', 'Одеяло', 'Άλφα', '赤ちゃん', 'Łódka']

describeOnDatabases('brands that differ by a sign or are in other scripts', (getDb) => {
  beforeAll(async () => {
    await getDb().execute(sql`truncate products, listing_entries, facet_values cascade`)
    const feed = tsvOf(brands.map((brand, at) => feedRow(`b${at}`, { brand, title: `Decke ${at}` })))
    expect(await importInto(getDb(), feed)).toMatchObject({ created: brands.length, rejected: 0 })
  })

  it('have a filter each', async () => {
    const rows = await getDb().execute<{ label: string }>(
      sql`select labels ->> 'de' as label from facet_values where facet = 'brand'`,
    )
    expect(rows.map(({ label }) => label).sort()).toEqual([...brands].sort())
  })

  it.each([
    ['одеяло', 'Одеяло'],
    ['ОДЕЯЛО', 'Одеяло'],
    ['одея', 'Одеяло'],
    ['αλφα', 'Άλφα'],
    ['赤ちゃん', '赤ちゃん'],
    ['lodka', 'Łódka'],
    ['Łódka', 'Łódka'],
  ])('are found by %s', async (term, brand) => {
    const market = findMarket('baby', 'de')
    if (!market) throw new Error('no market')
    const asked = { filters: {}, sort: 'relevancy', page: 1, pageSize: defaultPageSize } as const
    const found = await search(getDb(), market, term, asked)
    expect(found.kind === 'listing' && found.listing.cards.map((card) => card.brand)).toEqual([brand])
  })
})
