import { expect, it, test } from 'vitest'
import { safeHref } from '@/lib/platform/security/safe-href'
import { boundsOf, ratioOf, spotOf, storeMap } from '@/lib/shop/stores/map'
import { routeLink } from '@/lib/shop/stores/route-link'
import { timeZoneOf } from '@/lib/shop/stores/time-zone'
import { storeData } from '@/lib/storefront/screens/stores/structured-data'
import { countryCodes } from '@/schemas/shop'
import { allStores } from '@/scripts/seed/catalogue/stores'
import { structuredData } from '../../../fixtures/structured-data'

const stores = allStores()

const square = { north: 60, south: 50, west: 0, east: 10 }

test.each([
  ['its corner', { latitude: 60, longitude: 0 }, { x: 0, y: 0 }],
  ['its middle', { latitude: 55, longitude: 5 }, { x: 50, y: 50 }],
  ['the opposite corner', { latitude: 50, longitude: 10 }, { x: 100, y: 100 }],
  ['north of it', { latitude: 61, longitude: 5 }, undefined],
  ['east of it', { latitude: 55, longitude: 11 }, undefined],
])('a map knows where %s is', (_, point, spot) => expect(spotOf(square, point)).toEqual(spot))

it('makes a degree of longitude as short as it is up there', () => {
  expect(ratioOf(square)).toBeCloseTo(0.574, 3)
})

it('leaves room around the outline', () => {
  const { north, west } = boundsOf([
    { latitude: 50, longitude: 0 },
    { latitude: 60, longitude: 10 },
  ])
  expect(north).toBeGreaterThan(60)
  expect(west).toBeLessThan(0)
})

test.each(countryCodes)('the map of %s shows its shops, and no town on one of them', (country) => {
  const own = stores.filter((store) => store.country === country)
  const map = storeMap(country, 'de', own)
  expect(own.length).toBeGreaterThan(2)
  for (const store of own) expect(spotOf(map.bounds, store), store.name).toBeDefined()
  expect(map.towns.length).toBeGreaterThan(1)
  const names = map.towns.map(({ name }) => name)
  for (const { city } of own) expect(names).not.toContain(city)
})

test.each(countryCodes)('a search engine reads the shops of %s', (country) => {
  for (const store of stores.filter((one) => one.country === country)) {
    const data = { '@context': 'https://schema.org', ...storeData('https://shop.example', store) }
    expect(structuredData.parse(data)).toMatchObject({ '@type': 'Store' })
  }
})

it('tells days that are alike at once, and nothing of closed ones', () => {
  const [store] = stores
  if (!store) throw new Error('there is no shop')
  const { openingHoursSpecification: hours } = storeData('https://shop.example', store)
  expect(hours.map(({ dayOfWeek, opens }) => [dayOfWeek.length, opens])).toEqual([
    [5, '09:30'],
    [1, '09:30'],
  ])
  expect(JSON.stringify(hours)).not.toContain('Sunday')
})

test('a route leads to the place, at an address that is safe', () => {
  const href = routeLink({ latitude: 52.53, longitude: -0.385 })
  expect(href).toBe(
    'https://www.openstreetmap.org/directions?to=52.53000%2C-0.38500#map=15/52.53000/-0.38500',
  )
  expect(safeHref(href)).toBe(href)
})

test.each([
  ['DE', 'Europe/Berlin'],
  ['CH', 'Europe/Zurich'],
  ['BE', 'Europe/Brussels'],
  ['NL', 'Europe/Amsterdam'],
])('the clocks of %s are those of %s', (country, zone) => expect(timeZoneOf(country)).toBe(zone))
