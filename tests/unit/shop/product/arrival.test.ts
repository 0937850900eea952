import { expect, it } from 'vitest'
import { arrivalText } from '@/lib/shop/product'
import { deliveryMessage } from '@/lib/shop/rules'
import { testMarket } from '../../../fixtures/render'

const available = { bvc: 1, preorder: false, download: false } as const

it.each([
  ['de', 1, 3, 'In 1\u00a0bis\u00a03\u00a0Werktagen bei Ihnen'],
  ['de', 1, 1, 'Am nächsten Werktag bei Ihnen'],
  ['de', 4, 7, 'In 4\u00a0bis\u00a07\u00a0Werktagen bei Ihnen'],
  ['de', 0, 6, 'In 6 Werktagen bei Ihnen'],
  ['de', 14, 21, 'In 2\u00a0bis\u00a03\u00a0Wochen bei Ihnen'],
  ['de', 42, 56, 'In 6\u00a0bis\u00a08\u00a0Wochen bei Ihnen'],
  ['de', 0, 30, 'In spätestens 4 Wochen bei Ihnen'],
  ['ch-fr', 45, 60, 'Chez vous en 6\u00a0à\u00a09\u00a0semaines'],
] as const)('in %s, %d to %d days are told with both ends', (code, daysFrom, daysTo, words) => {
  const delivery = deliveryMessage({ ...available, daysFrom, daysTo }, 'baby')
  expect(arrivalText({ delivery, availability: { daysFrom, daysTo } }, testMarket(code))).toBe(words)
})

const atHome = /bei Ihnen|chez vous|in huis|bij u\b/i
const atPickup = /an Ihrer Abholstelle|au point de retrait|bij uw afhaalpunt/i

it.each(
  (['de', 'at', 'ch', 'ch-fr', 'nl'] as const).flatMap((code) =>
    (
      [
        ['days', 1, 3],
        ['the next day', 1, 1],
        ['one number of days', 0, 6],
        ['weeks', 14, 21],
        ['one number of weeks', 0, 30],
        ['a last day', 999, 999],
      ] as const
    ).map((row) => [code, ...row] as const),
  ),
)('in %s, %s are told of a pick-up without naming the home', (code, _, daysFrom, daysTo) => {
  const market = testMarket(code, code === 'nl' ? 'bm' : 'baby')
  const preorder = daysTo === 999
  const bvc = preorder ? 2 : 1
  const availability = { ...available, bvc, daysFrom, daysTo, preorder, deliveryUntil: '2027-03-31' } as const
  const delivery = deliveryMessage(availability, 'baby')
  const told = (place: 'home' | 'pickup') => arrivalText({ delivery, availability }, market, place)
  expect(told('home')).toMatch(atHome)
  expect(told('pickup')).toMatch(atPickup)
  expect(told('pickup')).not.toMatch(atHome)
})

it('no other weeks are told than those of the message beside them', () => {
  const all = Array.from({ length: 60 }, (_, index) => index + 14)
  const different = all.flatMap((daysTo) =>
    [0, 10, 14, 20].flatMap((daysFrom) => {
      const delivery = deliveryMessage({ ...available, daysFrom, daysTo }, 'baby')
      const text = arrivalText({ delivery, availability: { daysFrom, daysTo } }, testMarket('de')) ?? ''
      const last = Number(text.match(/\d+/g)?.at(-1))
      const named = delivery.kind === 'late' ? Number(delivery.weeks) || Math.max(6, last) : 0
      return last === named ? [] : [[daysFrom, daysTo, text]]
    }),
  )
  expect(different).toEqual([])
})

it.each([
  ['de', 'Spätestens am 31.\u00a0März 2027 bei Ihnen'],
  ['ch', 'Spätestens am 31.\u00a0März 2027 bei Ihnen'],
  ['ch-fr', 'Chez vous au plus tard le 31\u00a0mars 2027'],
] as const)('in %s, a preorder is told with the last day', (code, words) => {
  const availability = { ...available, bvc: 2 as const, daysFrom: 999, daysTo: 999, preorder: true }
  const delivery = deliveryMessage(availability, 'baby')
  expect(
    arrivalText(
      { delivery, availability: { ...availability, deliveryUntil: '2027-03-31' } },
      testMarket(code),
    ),
  ).toBe(words)
})

it('a preorder without a day says that there is none yet', () => {
  const availability = { ...available, bvc: 2 as const, daysFrom: 999, daysTo: 999, preorder: true }
  const delivery = deliveryMessage(availability, 'baby')
  expect(arrivalText({ delivery, availability }, testMarket('de'))).toMatch(
    /^Der Liefertermin steht noch nicht fest: /,
  )
})

it.each([
  ['a download', { daysFrom: 0, daysTo: 0 }],
  ['what is sold out', { daysFrom: 1, daysTo: 3, bvc: 4 as const }],
])('there is none of %s', (_, facts) => {
  const availability = { ...available, ...facts }
  expect(
    arrivalText({ delivery: deliveryMessage(availability, 'baby'), availability }, testMarket('de')),
  ).toBeUndefined()
})
