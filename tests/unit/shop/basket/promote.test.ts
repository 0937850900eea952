import { expect, it } from 'vitest'
import { promote } from '@/lib/shop/basket/promote'
import { promotionEffect } from '@/schemas/shop'

const line = (quantity: number) => ({ key: 'a', number: 'pa', price: 1_000, quantity, customData: {} })
const promotion = (id: string, effect: object) => ({
  ...{ id, label: id, isCurrent: true, effect: promotionEffect.parse(effect) },
})
const oneOfThree = (id: string) =>
  promotion(id, { type: 'buy_x_get_y', goods: { products: ['pa'] }, buyQuantity: 2, maxTimes: 1 })
const percentage = promotion('percent', {
  ...{ type: 'percentage', goods: { products: ['pa'] }, relative: 0.3 },
})

it.each([
  {
    ...{ what: 'one of three', quantity: 3, promotions: [oneOfThree('f')] },
    told: { shown: 'f', free: 1, reduction: 1_000 },
  },
  {
    ...{ what: 'one, where a percentage takes more off the others', quantity: 9 },
    promotions: [oneOfThree('f'), percentage],
    told: { shown: 'percent', free: 1, reduction: 2_800 },
  },
  {
    ...{ what: 'those of several promotions', quantity: 6, promotions: [oneOfThree('f'), oneOfThree('g')] },
    told: { shown: 'f', free: 2, reduction: 2_000 },
  },
  {
    ...{ what: 'none of a percentage', quantity: 2, promotions: [percentage] },
    told: { shown: 'percent', free: undefined, reduction: 600 },
  },
])('a line says how many of its pieces are free: $what', ({ quantity, promotions, told }) => {
  const { reduction, promotion: shown } = promote([line(quantity)], promotions, 'EUR').ofLine.get('a') ?? {}
  expect({ shown: shown?.id, free: shown?.free, reduction }).toEqual(told)
})

const fromFifteen = { type: 'percentage', relative: 0.1, minOrderValue: { EUR: 1_501 } }

it.each([
  ['the value that is missing', promotion('p', fromFifteen), 1, { isValid: false, missing: 501 }],
  ['nothing once it is reached', promotion('p', fromFifteen), 2, { isValid: true }],
  [
    'the value of its own goods alone',
    promotion('p', { ...fromFifteen, goods: { products: ['pb'] } }),
    1,
    { isValid: false, missing: 1_501 },
  ],
  [
    'that it has ended',
    { ...promotion('p', fromFifteen), isCurrent: false },
    1,
    { isValid: false, isOver: true },
  ],
  [
    'no amount where pieces are missing',
    promotion('p', { type: 'percentage', relative: 0.1, minQuantity: 2 }),
    1,
    { isValid: false },
  ],
  [
    'no amount where it has none in the currency',
    promotion('p', { ...fromFifteen, minOrderValue: { CHF: 1_501 } }),
    1,
    { isValid: false },
  ],
])('a line that was added by a promotion tells %s', (_, own, quantity, told) => {
  const added = { ...line(quantity), customData: { cPromo: { promotionId: 'p' } } }
  const shown = promote([added], [own], 'EUR').ofLine.get('a')?.promotion
  const { isValid, missing, isOver } = shown ?? {}
  expect({ isValid, ...(missing && { missing }), ...(isOver && { isOver }) }).toEqual(told)
})
