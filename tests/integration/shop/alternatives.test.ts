import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { findRecommendations } from '@/lib/shop/recommendations/find-recommendations'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

/** How many of the first alternatives are looked at. */
const first = 3

/** Things of which one does what the other does. */
const sameUse = [
  ['Babyflasche aus Glas', 'Babyflasche aus Kunststoff'],
  ['Babyphone', 'Video-Babyphone'],
  ['Babytrage', 'Halfbuckle-Trage'],
  ['Wickeltasche', 'Wickelrucksack'],
]

const isOfKind = (one: string, other: string) =>
  one === other || sameUse.some((kinds) => kinds.includes(one) && kinds.includes(other))

type Sold = {
  locale: string
  id: number
  number: string
  masterKey: string
  /** What the thing is: its German name without that of the model. */
  kind: string
  buyable: boolean
}

describeOnDatabases('alternatives in the sample catalogue', (db) => {
  let sold: Sold[] = []

  beforeAll(async () => {
    await seedCatalogue(db(), 'bm', { products: 300, codes: false })
    sold = await db().execute<Sold>(sql`
      select e.locale, p.id::int as id, p.number, p.master_key as "masterKey", e.buyable,
        substring(t.name from '^(.*?) [[:upper:]][[:alpha:]]+(?: [0-9].*)?(?:,.*)?$') as kind
      from listing_entries e join products p on p.id = e.product_id
        join product_texts t on t.product_id = p.id and t.language = 'de'`)
  }, 180_000)

  /** The alternatives of a product, and what of its kind the market has. */
  async function shownFor(market: Market, own: Sold) {
    const slot = 'pds_alternatives'
    const settings = defaultConfiguration('bm', market).recommendations.slots[slot]
    const cards = await findRecommendations(db(), {
      ...{ market, slot, settings, productIds: [own.id], day: '2026-11-21' },
    })
    const inMarket = sold.filter(({ locale }) => locale === market.shopLocale)
    const ofKind = inMarket.filter(
      ({ kind, buyable, masterKey }) => buyable && kind === own.kind && masterKey !== own.masterKey,
    )
    const shown = cards.flatMap(({ number }) => inMarket.find((one) => one.number === number) ?? [])
    return { shown, ofKind }
  }

  it.each(['de', 'fr', 'nl'])(
    'in %s are first of the same kind, whether it is sold out or not',
    async (code) => {
      const market = findMarket('bm', code) as Market
      const own = sold.filter(({ locale, kind }) => locale === market.shopLocale && kind)
      const kinds = Map.groupBy(own, ({ kind }) => kind)
      expect(kinds.size).toBeGreaterThan(40)
      const faults: string[] = []
      const asked = [...kinds.values()].flatMap((ones) => {
        const gone = ones.find(({ buyable }) => !buyable)
        return [ones[0], gone].filter((one) => one !== undefined)
      })
      expect(asked.some(({ buyable }) => !buyable)).toBe(true)
      for (const one of asked) {
        const { shown, ofKind } = await shownFor(market, one)
        const families = new Set(ofKind.map(({ masterKey }) => masterKey)).size
        const odd = shown.slice(0, Math.min(first, families)).find(({ kind }) => !isOfKind(kind, one.kind))
        if (odd) faults.push(`${one.kind}${one.buyable ? '' : ' (sold out)'}: ${odd.kind}`)
      }
      expect(faults).toEqual([])
    },
    120_000,
  )
})
