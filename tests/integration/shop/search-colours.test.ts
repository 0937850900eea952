import { beforeAll, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { describeBaseColour } from '@/lib/shop/listing/colours/base-colour'
import { search } from '@/lib/shop/listing/search/search'
import type { BaseColour } from '@/schemas/shop'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const kinds = {
  de: ['schlafsack', 'strampler', 'decke', 'body', 'mütze', 'kinderwagen', 'schuhe'],
  fr: ['gigoteuse', 'grenouillère', 'couverture', 'body', 'bonnet', 'poussette'],
  be: ['slaapzak', 'boxpakje', 'deken', 'romper', 'muts', 'kinderwagen'],
} as const

describeOnDatabases('a colour among the words of a search', (db) => {
  beforeAll(async () => {
    await seedCatalogue(db(), 'bm', { products: 300, codes: false })
  }, 180_000)

  async function ask(code: string, term: string, colour?: string) {
    const market = findMarket('bm', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const filters = colour === undefined ? {} : { colour: [colour] }
    const result = await search(db(), market, term, { filters, sort: 'relevancy', page: 1, pageSize: 24 })
    if (result.kind !== 'listing') throw new Error(`${term} leads to ${result.target}`)
    return { ...result, market }
  }

  it.each(Object.entries(kinds))(
    'is never denied in %s while the filter has it',
    async (code, words) => {
      const faults: string[] = []
      let asked = 0
      for (const kind of words) {
        const { listing, market } = await ask(code, kind)
        const colours = listing.facets.find(({ facet }) => facet === 'colour')?.values ?? []
        for (const { value, base, count } of colours) {
          if (base !== undefined) continue
          const { labels } = describeBaseColour(value as BaseColour)
          const found = await ask(code, `${kind} ${labels[market.language]}`)
          asked += 1
          if (found.leftOut.length > 0 || found.listing.hits !== count)
            faults.push(
              `${kind} ${value}: ${found.listing.hits} of ${count}, ${found.leftOut.length} left out`,
            )
        }
      }
      expect(asked).toBeGreaterThan(10)
      expect(faults).toEqual([])
    },
    120_000,
  )

  it.each(['rosa schlafsack', 'schlafsack altrosa', 'schlafsack pink', 'schlafsack rosé'])(
    'is found in whatever way it is said: %s',
    async (term) => {
      const { leftOut, listing } = await ask('de', term)
      expect(leftOut).toEqual([])
      expect(listing.hits).toBe((await ask('de', 'schlafsack', 'rosa')).listing.hits)
    },
  )
})
