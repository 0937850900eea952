import { afterEach, expect, it } from 'vitest'
import { handIn, stores, wishlists } from '@/lib/shop/door'

afterEach(() => handIn({}))

it('A part that is handed in answers in the place of the shop’s own, also for who has imported it before', async () => {
  const { inCountry } = stores
  handIn({ stores: { inCountry: async () => [] } })
  expect(await stores.inCountry('DE')).toEqual([])
  expect(stores.inCountry).not.toBe(inCountry)
  handIn({})
  expect(stores.inCountry).toBe(inCountry)
})

it('A method that a part lacks is named, instead of being asked of the shop’s own', () => {
  handIn({ wishlists: { numbers: async () => [] } })
  expect(() => wishlists.remove(undefined, '100000')).toThrow('wishlists.remove')
})
