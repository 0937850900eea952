import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateStock } from '@/lib/shop/basket/allocate-stock'
import type { BasketLine } from '@/lib/shop/basket/lines'
import type { Offer } from '@/lib/shop/basket/offers'
import { type Entry, planAddition } from '@/lib/shop/basket/plan-addition'
import { mostLines, mostOfOne } from '@/schemas/api/basket-entries'
import { variantView } from '../../../fixtures/product'

const price: Offer['price'] = {
  currencyCode: 'EUR',
  withTax: 1000,
  withoutTax: 840,
  tax: { vat: { amount: 0.19 } },
  appliedReductions: [],
}
const offer = (more: Partial<Offer> = {}): Offer => ({
  price,
  availability: variantView('body').availability,
  isPersonalised: false,
  attributes: {},
  packed: {},
  left: 5,
  productId: 1,
  productGroup: null,
  download: null,
  ...more,
})

const { price: _, ...notSold } = offer()
const offers: ReadonlyMap<string, Offer> = new Map([
  ['body', offer()],
  ['last', offer({ left: 1 })],
  ['voucher', offer({ left: Number.POSITIVE_INFINITY })],
  ['sold out', offer({ left: 0 })],
  ['elsewhere', { ...notSold, left: 0 }],
  ['blanket', offer({ isPersonalised: true, left: 3 })],
])

const line = (variant: string, quantity: number, inscription?: string): BasketLine => ({
  key: `${variant}${inscription ?? ''}`,
  ...{ variant, quantity, productId: 1, customData: {} },
  ...(inscription !== undefined && { inscription }),
})
const entry = (variant: string, quantity = 1, inscription?: string): Entry => ({
  ...{ variant, quantity },
  ...(inscription !== undefined && { inscription }),
})

/** How many pieces of what there are afterwards, of the lines that change; or what is wrong. */
function outcome(lines: BasketLine[], entries: Entry[]) {
  const plan = planAddition(lines, offers, entries)
  if (!plan.ok) return plan.errors
  return plan.lines.map(({ key, variant, inscription = '', quantity }) =>
    [key ? 'more' : 'new', variant, inscription, quantity].filter((word) => word !== '').join(' '),
  )
}

describe('what goes into a basket', () => {
  test.each<[string, BasketLine[], Entry[], ReturnType<typeof outcome>]>([
    ['becomes a line', [], [entry('body', 2)], ['new body 2']],
    ['adds up with what lies in it', [line('body', 2)], [entry('body', 2)], ['more body 4']],
    ['adds up with itself', [], [entry('body'), entry('body', 2)], ['new body 3']],
    ['is as much as there is', [line('body', 2)], [entry('body', 9)], ['more body 5']],
    [
      'is nothing where all there is lies in it',
      [line('last', 1)],
      [entry('last')],
      { 'items.0.variant': 'noneLeft' },
    ],
    [
      'is nothing where more lies in it than there is',
      [line('last', 3)],
      [entry('last')],
      { 'items.0.variant': 'noneLeft' },
    ],
    [
      'is at most so much of one where no stock is needed',
      [line('voucher', 15)],
      [entry('voucher', 9)],
      [`more voucher ${mostOfOne}`],
    ],
    [
      'is nothing above that',
      [line('voucher', mostOfOne)],
      [entry('voucher')],
      { 'items.0.variant': 'noneLeft' },
    ],
    [
      'is another line with another inscription',
      [line('blanket', 1, 'Ida')],
      [entry('blanket', 1, 'Emil')],
      ['new blanket Emil 1'],
    ],
    [
      'adds up with the same inscription',
      [line('blanket', 1, 'Ida')],
      [entry('blanket', 1, 'Ida')],
      ['more blanket Ida 2'],
    ],
    [
      'is limited over all inscriptions',
      [line('blanket', 2, 'Ida')],
      [entry('blanket', 2, 'Emil')],
      ['new blanket Emil 1'],
    ],
    [
      'is limited over what comes together',
      [],
      [entry('blanket', 2, 'Ida'), entry('blanket', 2, 'Emil'), entry('blanket', 1, 'Ole')],
      { 'items.2.variant': 'noneLeft' },
    ],
    ['has to be known', [], [entry('nothing')], { 'items.0.variant': 'unknownVariant' }],
    ['has to be sold in the market', [], [entry('elsewhere')], { 'items.0.variant': 'notSold' }],
    ['has to be there', [], [entry('sold out')], { 'items.0.variant': 'notBuyable' }],
    ['has to have an inscription', [], [entry('blanket')], { 'items.0.inscription': 'inscriptionMissing' }],
    ['must not have one', [], [entry('body', 1, 'Ida')], { 'items.0.inscription': 'inscriptionNotAsked' }],
    [
      'goes in together or not at all, and all that is wrong is said',
      [],
      [entry('body'), entry('nothing'), entry('blanket')],
      { 'items.1.variant': 'unknownVariant', 'items.2.inscription': 'inscriptionMissing' },
    ],
  ])('%s', (_, lines, entries, expected) => {
    expect(outcome(lines, entries)).toEqual(expected)
  })

  test('is refused by a full basket, unless it adds to a line', () => {
    const others = Array.from({ length: mostLines - 1 }, (_, index) => line(`other ${index}`, 1))
    const full = [line('body', 1), ...others]
    expect(outcome(full, [entry('body')])).toEqual(['more body 2'])
    expect(outcome(full, [entry('voucher')])).toEqual({ 'items.0.variant': 'full' })
    expect(outcome(others, [entry('body'), entry('voucher')])).toEqual({ 'items.1.variant': 'full' })
  })

  test('is told in the order in which it was asked for, with what there was not', () => {
    const plan = planAddition([], offers, [entry('body', 9), entry('last'), entry('voucher', 2)])
    expect(plan.ok && plan.added).toEqual([
      { line: 0, quantity: 5, wanted: 9 },
      { line: 1, quantity: 1, wanted: 1 },
      { line: 2, quantity: 2, wanted: 2 },
    ])
  })

  test('keeps where it came from, and takes over where it comes from now', () => {
    const known = { ...line('body', 1), customData: { ffData: { ffCampaign: 'mail' } } }
    const again = { ...entry('body'), customData: { cPromo: { promotionId: 'sleep' } } }
    const plan = planAddition([known], offers, [again])
    expect(plan.ok && plan.lines[0]?.customData).toEqual({
      ffData: { ffCampaign: 'mail' },
      cPromo: { promotionId: 'sleep' },
    })
  })
})

describe('what is left of a variant', () => {
  const allotted = (lines: BasketLine[], left: number) => Object.fromEntries(allocateStock(lines, () => left))

  test.each<[string, BasketLine[], number, ReturnType<typeof allotted>]>([
    ['is enough', [line('b', 2)], 5, { b: { counted: 2, most: 5 } }],
    ['is less than wanted', [line('b', 4)], 3, { b: { counted: 3, most: 3 } }],
    ['is nothing', [line('b', 4)], 0, { b: { counted: 0, most: 0 } }],
    ['is endless', [line('b', 4)], Number.POSITIVE_INFINITY, { b: { counted: 4, most: mostOfOne } }],
    [
      'goes to the older line first',
      [line('b', 2, 'new'), line('b', 2, 'old')],
      3,
      { bold: { counted: 2, most: 2 }, bnew: { counted: 1, most: 1 } },
    ],
    [
      'is shared by lines that want less than all of it',
      [line('b', 1, 'new'), line('b', 1, 'old')],
      9,
      { bold: { counted: 1, most: 8 }, bnew: { counted: 1, most: 8 } },
    ],
  ])('%s', (_, lines, left, expected) => {
    expect(allotted(lines, left)).toEqual(expected)
  })

  test('is never counted twice, and no line counts more than it wants or may', () => {
    const someLines = fc
      .array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 30 })), { maxLength: 8 })
      .map((list) => list.map(([variant, quantity], index) => line(variant, quantity, String(index))))
    fc.assert(
      fc.property(someLines, fc.nat(40), (lines, left) => {
        const result = allocateStock(lines, () => left)
        for (const variant of ['a', 'b']) {
          const own = lines.filter((each) => each.variant === variant)
          const counted = own.map(({ key }) => result.get(key)?.counted ?? Number.NaN)
          const sum = counted.reduce((all, each) => all + each, 0)
          expect(sum).toBeLessThanOrEqual(left)
          for (const [index, { key, quantity }] of own.entries()) {
            const { most = Number.NaN } = result.get(key) ?? {}
            expect(counted[index]).toBeLessThanOrEqual(Math.min(quantity, most, mostOfOne))
            expect(sum - (counted[index] ?? 0) + most).toBeLessThanOrEqual(Math.max(left, sum))
          }
        }
      }),
    )
  })
})
