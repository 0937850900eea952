import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { arrivalDays, arrivalText } from '@/lib/shop/product'
import { deliveryMessage } from '@/lib/shop/rules'

const available = { bvc: 1, preorder: false, download: false } as const
const told = (code: string, daysFrom: number, daysTo: number, now: string, more: object = {}) => {
  const availability = { ...available, daysFrom, daysTo, ...more }
  const delivery = deliveryMessage(availability, 'baby')
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  const days = arrivalDays({ delivery, availability }, market, new Date(now))
  const plain = (text: string | undefined) => text?.replace(/[\u00a0\u2009\u202f]/g, ' ')
  return {
    days: [days?.from, days?.to, plain(days?.words)],
    arrival: plain(arrivalText({ delivery, availability }, market)),
  }
}

it.each<[string, number, number, string, string, string, string]>([
  [
    'de',
    1,
    3,
    '2026-11-26T10:00:00Z',
    '2026-11-27',
    '2026-12-01',
    'Fr., 27. November – Di., 1. Dezember bei Ihnen',
  ],
  ['de', 1, 1, '2026-11-27T10:00:00Z', '2026-11-30', '2026-11-30', 'Mo., 30. November bei Ihnen'],
  // It is the next day in Berlin already.
  ['de', 1, 1, '2026-11-26T23:30:00Z', '2026-11-30', '2026-11-30', 'Mo., 30. November bei Ihnen'],
  ['de', 0, 6, '2026-12-17T10:00:00Z', '2026-12-28', '2026-12-28', 'Mo., 28. Dezember bei Ihnen'],
  ['at', 1, 3, '2026-12-07T10:00:00Z', '2026-12-09', '2026-12-11', 'Mi., 9. – Fr., 11. Dezember bei Ihnen'],
  [
    'de',
    14,
    21,
    '2026-11-26T10:00:00Z',
    '2026-12-10',
    '2026-12-17',
    'Do., 10. – Do., 17. Dezember bei Ihnen',
  ],
  ['de', 0, 15, '2026-11-27T10:00:00Z', '2026-12-14', '2026-12-14', 'Mo., 14. Dezember bei Ihnen'],
  [
    'ch-fr',
    1,
    3,
    '2026-11-30T10:00:00Z',
    '2026-12-01',
    '2026-12-03',
    'Chez vous entre le mar. 1er décembre et le jeu. 3 décembre',
  ],
  ['nl', 1, 3, '2026-11-30T10:00:00Z', '2026-12-01', '2026-12-03', 'In huis di 1 – do 3 december'],
])('in %s, %d to %d days after %s are %s to %s', (code, daysFrom, daysTo, now, from, to, text) => {
  expect(told(code, daysFrom, daysTo, now).days).toEqual([from, to, text])
})

it.each([
  ['a download', 0, 0, {}],
  ['a preorder', 999, 999, { bvc: 2, preorder: true, deliveryUntil: '2027-03-31' }],
  ['what is sold out', 1, 3, { bvc: 4 }],
])('there are none of %s', (_, daysFrom, daysTo, more) => {
  expect(told('de', daysFrom, daysTo, '2026-11-26T10:00:00Z', more).days).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('what takes longer is never promised for an earlier day, nor before the weeks that are told', () => {
  const markets = ['de', 'at', 'ch', 'fr', 'be', 'nl']
  const day = fc.integer({ min: 0, max: 800 }).map((after) => Date.UTC(2026, 10, 1 + after, 10))
  const days = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(fc.constantFrom(...markets), day, days, (code, time, [daysFrom, more]) => {
      const now = new Date(time).toISOString()
      const daysTo = daysFrom + more
      const {
        days: [from = '', to = ''],
        arrival: text = '',
      } = told(code, daysFrom, daysTo, now)
      const [, laterTo = ''] = told(code, daysFrom, daysTo + 1, now).days
      const weeks = /\d+ (?:bis|à|tot) \d+ (?:Wochen|semaines|weken)/.test(text)
        ? Number(/\d+/.exec(text))
        : 0
      const calendar = (Date.parse(from) - Date.parse(now.slice(0, 10))) / 86_400_000
      expect(from <= to).toBe(true)
      // From 14 days on they are days of the calendar.
      expect(daysTo === 13 || laterTo >= to).toBe(true)
      // Weeks that begin on a weekend end on its Friday.
      expect(calendar).toBeGreaterThanOrEqual(weeks * 7 - 2)
    }),
  )
})

/** The one working day after an order, by the market, the hour until which one leaves the same day, and its time. */
it.each<[string, string, string | undefined, string, string]>([
  ['a Monday', 'de', undefined, '2026-11-23T19:00:00Z', '2026-11-24'],
  ['a Tuesday', 'de', undefined, '2026-11-24T19:00:00Z', '2026-11-25'],
  ['a Wednesday', 'de', undefined, '2026-11-25T19:00:00Z', '2026-11-26'],
  ['a Thursday', 'de', undefined, '2026-11-26T19:00:00Z', '2026-11-27'],
  ['a Friday', 'de', undefined, '2026-11-27T19:00:00Z', '2026-11-30'],
  ['a Saturday', 'de', undefined, '2026-11-28T08:00:00Z', '2026-12-01'],
  ['a Sunday', 'de', undefined, '2026-11-29T00:50:00Z', '2026-12-01'],
  ['a night that is a Saturday already', 'de', undefined, '2026-11-27T23:30:00Z', '2026-12-01'],
  ['Christmas Day', 'de', undefined, '2026-12-25T08:00:00Z', '2026-12-29'],
  ['German Unity Day, a Saturday', 'de', undefined, '2026-10-03T08:00:00Z', '2026-10-06'],
  ['the Immaculate Conception', 'at', undefined, '2026-12-08T08:00:00Z', '2026-12-10'],
  ['the same day in Germany', 'de', undefined, '2026-12-08T08:00:00Z', '2026-12-09'],
  ['the Swiss national day, a Sunday', 'ch-fr', undefined, '2027-08-01T08:00:00Z', '2027-08-03'],
  ['Bastille Day', 'fr', undefined, '2026-07-14T08:00:00Z', '2026-07-16'],
  ['Armistice Day', 'be', undefined, '2026-11-11T08:00:00Z', '2026-11-13'],
  ["King's Day", 'nl', undefined, '2026-04-27T08:00:00Z', '2026-04-29'],
  ['a Thursday, before the hour', 'de', '14:00', '2026-11-26T12:59:00Z', '2026-11-27'],
  ['a Thursday, at the hour', 'de', '14:00', '2026-11-26T13:00:00Z', '2026-11-30'],
  ['a Friday, after the hour', 'de', '14:00', '2026-11-27T19:00:00Z', '2026-12-01'],
  ['a Saturday, before the hour', 'de', '14:00', '2026-11-28T08:00:00Z', '2026-12-01'],
  ['a holiday, before the hour', 'de', '14:00', '2026-12-25T08:00:00Z', '2026-12-29'],
])(
  'an order of %s (%s, until %s) counts from the day on which it is packed',
  (_, code, dispatchUntil, now, day) => {
    const market = allMarkets.find((each) => each.code === code)
    if (!market) throw new Error(`There is no market ${code}`)
    const availability = { ...available, daysFrom: 1, daysTo: 1 }
    const delivery = deliveryMessage(availability, 'baby')
    expect(arrivalDays({ delivery, availability }, { ...market, dispatchUntil }, new Date(now))?.to).toBe(day)
  },
)
