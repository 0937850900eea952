import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { chosenRows } from '@/lib/shop/catalogue/chosen-rows'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

type Sold = { product: number; variant: string; name: string; colour: string | null; article: string }

describeOnDatabases('goods in baskets, orders, mails and on papers', (db) => {
  let sold: Sold[]

  beforeAll(async () => {
    await seedCatalogue(db(), 'baby', { products: 300, codes: false })
    sold = await db().execute<Sold>(sql`
      select p.id as product, v.reference_key as variant, e.card ->> 'name' as name,
        e.card ->> 'brand' as article, coalesce(v.attributes ->> 'farbe', p.attributes ->> 'farbe') as colour
      from listing_entries e join products p on p.id = e.product_id join variants v on v.product_id = p.id
      where e.locale = 'de-de'`)
  }, 180_000)

  it.each(['de', 'ch-fr'])('are told apart by name, colour and size: %s', async (code) => {
    const market = findMarket('baby', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const kept = sold.map(({ product, variant }) => ({ productId: product, variant }))
    const chosen = await chosenRows(db(), market, kept)
    const shown = sold.flatMap(({ variant, name, article }) => {
      const choice = chosen.get(variant)?.choice
      return choice ? [[article, name, ...choice].join(', ')] : []
    })
    expect(shown.length).toBeGreaterThan(500)
    expect(shown.filter((line, place) => shown.indexOf(line) !== place)).toEqual([])
    const coloured = sold.filter(({ colour, variant }) => colour !== null && chosen.has(variant))
    const without = coloured.filter(({ variant }) => chosen.get(variant)?.choice.length === 0)
    expect(without.map(({ name }) => name)).toEqual([])
  })
})
