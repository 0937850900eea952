import { describe, expect, it, test } from 'vitest'
import { distanceBetween, formatDistance, nearestFirst } from '@/lib/shop/stores/distance'

const berlin = { latitude: 52.52, longitude: 13.405 }
const hamburg = { latitude: 53.551, longitude: 9.993 }
const munich = { latitude: 48.137, longitude: 11.575 }

describe('the distance as the crow flies', () => {
  test.each([
    ['from Berlin to Hamburg', berlin, hamburg, 255],
    ['from Hamburg to Munich', hamburg, munich, 612],
    ['back again', munich, hamburg, 612],
    ['to where one is', berlin, berlin, 0],
    ['half around the world', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
    ['over the line of the date', { latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }, 222],
    ['of a degree of latitude', { latitude: 50, longitude: 8 }, { latitude: 51, longitude: 8 }, 111],
  ])('%s', (_, from, to, kilometres) => {
    expect(Math.round(distanceBetween(from, to))).toBe(kilometres)
  })
})

it('puts the nearest first, and what is equally near in its order', () => {
  const points = [
    { key: 'munich', ...munich },
    { key: 'one', ...hamburg },
    { key: 'other', ...hamburg },
    { key: 'berlin', ...berlin },
  ]
  expect(nearestFirst(points, berlin).map(({ point }) => point.key)).toEqual([
    'berlin',
    'one',
    'other',
    'munich',
  ])
  expect(points[0]?.key).toBe('munich')
})

test.each([
  [0.04, 'de-DE', '0 km'],
  [2.44, 'de-DE', '2,4 km'],
  [9.94, 'de-DE', '9,9 km'],
  [9.96, 'de-DE', '10 km'],
  [254.6, 'de-DE', '255 km'],
  [1234.4, 'nl-NL', '1.234 km'],
  [2.44, 'fr-FR', '2,4 km'],
  [2.44, 'de-CH', '2.4 km'],
])('%d kilometres are written in %s as %s', (kilometres, locale, words) => {
  expect(formatDistance(kilometres, locale).replace(/\s/g, ' ')).toBe(words)
})

test.each([
  [0.04, '1 km'],
  [1.4, '1 km'],
  [2.6, '3 km'],
  [254.6, '255 km'],
])('%d kilometres from a place that is only known roughly are %s', (kilometres, words) => {
  expect(formatDistance(kilometres, 'de-DE', true).replace(/\s/g, ' ')).toBe(words)
})
