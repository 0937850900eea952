import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findCards } from '@/lib/shop/listing/find-cards'
import { currentPromotions, withOffers } from '@/lib/shop/promotions/current-promotions'
import { findPromotion } from '@/lib/shop/promotions/find-promotions'
import { writePromotions } from '@/lib/shop/promotions/write-promotions'
import { type SourcePromotion, sourcePromotion } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}

const given = (more: object = {}): SourcePromotion =>
  sourcePromotion.parse({
    id: 'sleep',
    locales: ['de-de', 'de-ch'],
    labels: { de: 'Schlafset für große Kinder' },
    effect: {
      type: 'combo_deal',
      sets: [
        ['201', '202'],
        ['203', '299'],
      ],
      relative: 0.1,
    },
    ...more,
  })

describeOnDatabases('A promotion', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate promotions, products, content_invalidations, listing_entries cascade`)
  })
  const stale = async () => {
    const rows = await getDb().execute<{ tags: string[] }>(
      sql`select tags from content_invalidations order by id`,
    )
    return rows.map(({ tags }) => tags)
  }

  it('is written once, changed when it is another, and renews what shows it', async () => {
    expect(await writePromotions(getDb(), [given()])).toEqual({ created: 1, updated: 0, unchanged: 0 })
    expect(await writePromotions(getDb(), [given()])).toEqual({ created: 0, updated: 0, unchanged: 1 })
    const changed = [given({ dateTo: '2026-12-24T12:00:00+01:00' }), given({ id: 'meal' })]
    expect(await writePromotions(getDb(), changed)).toEqual({ created: 1, updated: 1, unchanged: 0 })
    expect(await stale()).toEqual([
      ['promotions', 'promotion:sleep'],
      ['promotions', 'promotion:sleep', 'promotion:meal'],
    ])
  })

  describe('is found', () => {
    beforeEach(async () => {
      await givenCategories(getDb())
      const products = ['201', '202', '203'].map((number) =>
        givenProduct({ key: `0${number}`, number, name: `Artikel ${number}` }),
      )
      for (const { prices } of products[1]?.variants ?? []) delete prices.CH
      await writeProducts(getDb(), products, { brand: 'baby' })
      await writePromotions(getDb(), [
        given({ dateFrom: '2026-11-01T00:00:00Z', dateTo: '2026-12-01T00:00:00Z' }),
      ])
    })

    it.each([
      ['de', 'Schlafset für große Kinder', [['201', '202'], ['203']]],
      ['ch', 'Schlafset für grosse Kinder', [['201'], ['203']]],
    ])('with what the market %s sells of its sets, in their order', async (code, label, numbers) => {
      const promotion = await findPromotion(getDb(), marketOf(code), 'sleep', new Date('2026-11-22'))
      expect(promotion).toMatchObject({ id: 'sleep', label, effect: { relative: 0.1 } })
      expect(promotion?.sets.map((set) => set.map(({ number }) => number))).toEqual(numbers)
    })

    it.each([
      ['in another market', 'at', 'sleep', '2026-11-22T00:00:00Z'],
      ['before it begins', 'de', 'sleep', '2026-10-31T23:59:59.999Z'],
      ['from the instant on in which it ends', 'de', 'sleep', '2026-12-01T00:00:00Z'],
      ['by another id', 'de', 'meal', '2026-11-22T00:00:00Z'],
    ])('no more %s', async (_, code, id, now) => {
      expect(await findPromotion(getDb(), marketOf(code), id, new Date(now))).toBeUndefined()
    })

    it('not while its effect is one that this shop does not know', async () => {
      await getDb().execute(sql`update promotions set effect = '{"type": "raffle"}'`)
      expect(await findPromotion(getDb(), marketOf('de'), 'sleep', new Date('2026-11-22'))).toBeUndefined()
    })
  })

  it('is told of the goods of a listing: by number, brand or category, in its market and time', async () => {
    await givenCategories(getDb())
    const products = ['201', '202', '203'].map((number) =>
      givenProduct({ key: `0${number}`, number, name: `Artikel ${number}` }),
    )
    await writeProducts(getDb(), products, { brand: 'baby' })
    const [category] = products[0]?.categories ?? []
    const effectOf = (goods: object) => ({ effect: { type: 'percentage', goods, relative: 0.2 } })
    const badges = async (code: string, now: string) => {
      const market = marketOf(code)
      const cards = await findCards(getDb(), market, ['201', '202', '203'])
      const current = await currentPromotions(getDb(), market, new Date(now))
      const told = await withOffers(getDb(), market, cards, current)
      return told.map(({ offer }) => offer?.replace(/\s/g, ' '))
    }
    const badge = '−20 % im Warenkorb'
    await writePromotions(getDb(), [
      given({ ...effectOf({ products: ['202'] }), dateFrom: '2026-11-01T00:00:00Z' }),
    ])
    expect(await badges('de', '2026-10-31T00:00:00Z')).toEqual([undefined, undefined, undefined])
    expect(await badges('de', '2026-11-22T00:00:00Z')).toEqual([undefined, badge, undefined])
    expect(await badges('at', '2026-11-22T00:00:00Z')).toEqual([undefined, undefined, undefined])
    await writePromotions(getDb(), [given(effectOf({ categories: [category] }))])
    expect(await badges('de', '2026-11-22T00:00:00Z')).toEqual([badge, badge, badge])
  })

  describe('in a feed', () => {
    const lineOf = (more: object = {}) => JSON.stringify({ type: 'promotion', ...given(), ...more })

    it('comes beside products, and the same feed again changes nothing', async () => {
      const feed = [
        lineOf(),
        JSON.stringify(givenProduct({ key: '0201', number: '201', name: 'Schlafsack' })),
        lineOf({ id: 'meal' }),
      ].join('\n')
      expect(await importInto(getDb(), feed)).toMatchObject({
        created: 1,
        changed: { promotion: 2 },
        rejected: 0,
      })
      const tags = await stale()
      expect(await importInto(getDb(), feed)).toMatchObject({
        unchanged: 1,
        changed: { promotion: 0 },
        rejected: 0,
      })
      expect(await stale()).toEqual(tags)
    })

    it.each([
      ['one that stands in it twice', {}, /named twice, in line 1 and in line \d/],
      ['one for a market that there is not', { id: 'b', locales: ['de-xx'] }, /no market de-xx/],
      [
        'one that ends before it begins',
        { id: 'b', dateFrom: '2026-12-01T00:00:00Z', dateTo: '2026-11-01T00:00:00Z' },
        /ends before it begins/,
      ],
      ['one without an effect', { id: 'b', effect: undefined }, /effect/],
      ['one of a kind that there is not', { id: 'b', effect: { type: 'raffle' } }, /effect\.type/],
      [
        'one that gives things away',
        { id: 'b', effect: { type: 'combo_deal', sets: [['1'], ['2']], relative: 1 } },
        /relative/,
      ],
      [
        'one with a product in two sets',
        { id: 'b', effect: { type: 'combo_deal', sets: [['1'], ['1']], relative: 0.1 } },
        /twice/,
      ],
      ['one whose name cannot be stored', { id: 'b', labels: { de: 'a\u0000b' } }, /cannot be stored/],
    ])('is told about when it is %s', async (_, more, reason) => {
      const result = await importInto(getDb(), [lineOf(), lineOf(more)].join('\n'))
      expect(result).toMatchObject({ changed: { promotion: 1 }, rejected: 1 })
      expect(result.samples).toMatchObject([{ line: 2, reason: expect.stringMatching(reason) }])
    })

    it('that is said to be the whole catalogue takes nothing out of sale by itself', async () => {
      await givenCategories(getDb())
      await importInto(
        getDb(),
        JSON.stringify(givenProduct({ key: '0201', number: '201', name: 'Schlafsack' })),
      )
      expect(await importInto(getDb(), lineOf(), { complete: true })).toMatchObject({
        withdrawn: 0,
        changed: { promotion: 1 },
      })
    })
  })
})
