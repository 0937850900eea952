import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { type CategoryInput, writeCategories } from '@/lib/shop/import/write/write-categories'
import { findListing } from '@/lib/shop/listing/find-listing'
import { search } from '@/lib/shop/listing/search/search'
import type { AttributeValue } from '@/schemas/shop'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const market = (code: string): Market => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`no market ${code}`)
  return found
}
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const

describeOnDatabases('words of the catalogue that change', (getDb) => {
  const brand = 'baby'
  const categories = (...inputs: CategoryInput[]) => writeCategories(getDb(), inputs, { brand })
  const words = (...inputs: AttributeValue[]) => writeAttributeValues(getDb(), inputs, { brand })
  const listing = (code: string, category: string) => findListing(getDb(), market(code), { ...all, category })
  const numbersIn = async (category: string) =>
    (await listing('de', category)).cards.map(({ number }) => number).sort()
  const found = async (term: string) => {
    const result = await search(getDb(), market('de'), term, all)
    return result.kind === 'listing' ? result.listing.cards.map(({ number }) => number).sort() : []
  }
  /** The tags that went stale since the products were written. */
  const stale = async () => {
    const rows = await getDb().execute<{ tags: string[] }>(
      sql`select tags from content_invalidations order by id`,
    )
    return rows.flatMap(({ tags }) => tags).sort()
  }

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, categories, attribute_values, listing_entries, listing_words, listing_bits cascade`,
    )
    await givenCatalogue(getDb(), [
      { key: 'bed', name: { de: 'Babybett', fr: 'Lit' }, categories: ['betten'], colour: 'gruen' },
      { key: 'bed2', name: 'Babybett', categories: ['betten'], colour: 'blau', masterKey: 'bed' },
      { key: 'bag', name: 'Hülle', categories: ['schlafsaecke'], colour: 'gruen' },
      { key: 'pram', name: 'Wagen', categories: ['kinderwagen'], colour: 'rosa' },
    ])
    await getDb().execute(sql`truncate content_invalidations`)
  })

  describe('a category', () => {
    const sleep = { locale: 'de-de', key: 'schlafen', path: 'schlafen', position: 6 }
    const beds = { locale: 'de-de', key: 'betten', name: 'Betten', path: 'schlafen/betten', position: 7 }

    it('that is called otherwise renews the pages of all products below it, which search finds by it', async () => {
      expect(await categories({ ...sleep, name: 'Nachtruhe' })).toBe(1)
      expect(await stale()).toEqual(['categories', 'listing', 'product:bag', 'product:bed', 'product:bed2'])
      expect(await found('Nachtruhe')).toEqual(['bag', 'bed'])
    })

    it('that moves takes its products along', async () => {
      expect(await numbersIn('unterwegs')).toEqual(['pram'])
      expect(await categories({ ...beds, parentKey: 'unterwegs' })).toBe(1)
      expect(await stale()).toEqual(['categories', 'listing', 'product:bed', 'product:bed2'])
      expect(await numbersIn('unterwegs')).toEqual(['bed', 'pram'])
      expect(await numbersIn('schlafen')).toEqual(['bag'])
    })

    it('that is new renews listings, whose pages did not find it before', async () => {
      const added = { locale: 'de-de', key: 'neu', name: 'Neu', path: 'neu', position: 9 }
      expect(await categories(added)).toBe(1)
      expect(await stale()).toEqual(['categories', 'listing'])
    })

    it('that stays as it is renews nothing', async () => {
      expect(await categories({ ...beds, parentKey: 'schlafen' })).toBe(0)
      expect(await stale()).toEqual([])
    })
  })

  describe('the word for a value', () => {
    const green = { attribute: 'farbe', value: 'gruen' }

    it('renews the pages, tiles and filters of products that have it, and the pages of their siblings', async () => {
      expect(await words({ ...green, labels: { de: 'Tannengrün' } })).toBe(1)
      expect(await stale()).toEqual(['listing', 'product:bag', 'product:bed', 'product:bed2'])
      const { facets } = await listing('de', 'schlafsaecke')
      const { cards } = await listing('de', 'betten')
      expect(cards[0]?.colours).toContainEqual(
        expect.objectContaining({ label: 'Tannengrün', swatch: '#3a7d44' }),
      )
      expect(facets.find(({ facet }) => facet === 'colour')?.values).toMatchObject([{ label: 'Tannengrün' }])
      expect(await found('Tannengrün')).toEqual(['bag', 'bed'])
    })

    it('renews products that have a text in the fallback language alone', async () => {
      expect(await words({ ...green, labels: { fr: 'vert sapin' } })).toBe(1)
      expect(await stale()).toEqual(['listing', 'product:bag', 'product:bed', 'product:bed2'])
      const { cards } = await listing('ch-fr', 'betten')
      expect(cards[0]?.colours.map(({ label }) => label)).toContain('vert sapin')
      const { facets } = await listing('ch-fr', 'schlafsaecke')
      expect(facets.flatMap(({ values }) => values.map(({ label }) => label))).toContain('vert sapin')
    })

    it('in the fallback language renews products that have no text in it', async () => {
      await givenCatalogue(getDb(), [
        { key: 'quilt', name: { fr: 'Couette' }, colour: 'himmel' },
        { key: 'quilt2', name: { fr: 'Couette' }, colour: 'rosa', masterKey: 'quilt' },
      ])
      await words({ attribute: 'farbe', value: 'himmel', labels: { de: 'Himmel' } })
      await getDb().execute(sql`truncate content_invalidations`)
      expect(await words({ attribute: 'farbe', value: 'himmel', labels: { de: 'Himmelblau' } })).toBe(1)
      expect(await stale()).toEqual(['listing', 'product:quilt', 'product:quilt2'])
      const { cards } = await listing('ch-fr', 'kinderwagen')
      expect(cards.flatMap(({ colours }) => colours)).toContainEqual(
        expect.objectContaining({ label: 'Himmelblau' }),
      )
    })

    it('in a language that no market shows renews nothing', async () => {
      await givenCatalogue(getDb(), [{ key: 'body', name: 'Body', sizes: ['62', '68'] }])
      await getDb().execute(sql`truncate content_invalidations`)
      expect(await words({ attribute: 'asGro', value: '68', labels: { nl: '68 (baby)' } })).toBe(1)
      expect(await stale()).toEqual([])
    })

    it('renews products in every language when its swatch is another one', async () => {
      expect(await words({ ...green, labels: {}, swatch: '#111111' })).toBe(1)
      expect(await stale()).toEqual(['listing', 'product:bag', 'product:bed', 'product:bed2'])
    })

    it('renews products whose variants have it', async () => {
      await givenCatalogue(getDb(), [{ key: 'body', name: 'Body', sizes: ['62', '68'] }])
      await getDb().execute(sql`truncate content_invalidations`)
      expect(await words({ attribute: 'asGro', value: '68', labels: { de: '68 (Baby)' } })).toBe(1)
      expect(await stale()).toEqual(['listing', 'product:body'])
    })

    it('that no product has, or that stays as it is, renews nothing', async () => {
      expect(await words({ attribute: 'farbe', value: 'gold', labels: { de: 'Gold' } })).toBe(1)
      expect(await words({ ...green, labels: { de: 'Grün' } })).toBe(0)
      expect(await stale()).toEqual([])
    })
  })
})
