import { beforeAll, expect, it } from 'vitest'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import { findStores } from '@/lib/shop/stores/find-stores'
import { countryCodes } from '@/schemas/markets'
import { allStores, storesOf } from '@/scripts/seed/catalogue/stores'
import { describeOnDatabases } from '../../fixtures/databases'

const stores = allStores('bm')

describeOnDatabases('the shops of a country', (getDb) => {
  beforeAll(async () => {
    expect(await writeStores(getDb(), storesOf('bm'))).toBe(stores.length)
  })

  it.each(countryCodes)('are those of %s, by town', async (country) => {
    const found = await findStores(getDb(), country)
    const expected = stores.filter((store) => store.country === country)
    expect(found.map(({ key }) => key).sort()).toEqual(expected.map(({ key }) => key).sort())
    expect(found.length).toBeGreaterThan(2)
    for (const store of found) {
      const given = expected.find(({ key }) => key === store.key)
      expect(store).toEqual({
        ...given,
        // Kept as numbers of single precision: to less than a metre
        latitude: expect.closeTo(given?.latitude ?? 0, 4),
        longitude: expect.closeTo(given?.longitude ?? 0, 4),
      })
    }
  })

  it('are none where there is none, whatever is asked', async () => {
    for (const country of ['', 'XX', "DE' or 1=1 --"]) expect(await findStores(getDb(), country)).toEqual([])
  })

  it('of the first brand are in its countries alone', () => {
    expect(new Set(storesOf('baby').map(({ country }) => country))).toEqual(new Set(['DE', 'AT', 'CH']))
  })
})
