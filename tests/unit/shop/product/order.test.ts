import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { inscriptionFault } from '@/lib/shop/product/inscription-fault'
import { inscriptionRule } from '@/lib/shop/product/inscription-rule'
import { mostPieces } from '@/lib/shop/product/most-pieces'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { changeWantedAtom, nothingWanted, wantedAtom } from '@/lib/storefront/screens/product/order-atoms'
import { inscription } from '@/schemas/api/basket-entries'

describe('How many pieces can be ordered at once', () => {
  it.each([
    ['what is left', [1, 1, 3], 4, 4],
    ['no more than a household needs', [1, 1, 3], 400, 20],
    ['of what is made or bought in as many as one wants', [2, 14, 20], 0, 20],
    ['and more of it than there is', [2, 14, 20], 3, 20],
    ['of a preorder as many as one wants', [2, 999, 999], 0, 20],
    ['of a download as many as one wants', [1, 1, 3], 0, 20, '9420'],
    ['none of what takes no days and is used up', [1, 0, 0], 0, 0],
    ['none of what is not there', [3, 1, 3], 5, 0],
    ['none of what is sold out', [1, 1, 3], 0, 0],
  ] as const)('%s', (_, [BVC, deliveryDaysFrom, deliveryDaysTo], stock, most, group: string = '1234') => {
    const supply = { stock, group, brand: 'baby' } as const
    const availability = availabilityOf({ BVC, deliveryDaysFrom, deliveryDaysTo }, supply)
    expect(mostPieces({ availability })).toBe(most)
  })
})

describe('The text of a personalised article', () => {
  it.each([
    ['Emma', undefined],
    ['  Zoë & Jean-Luc, 2026! ', undefined],
    ['L’Été', undefined],
    ['x'.repeat(30), undefined],
    [` ${'x'.repeat(30)} `, undefined],
    ['x'.repeat(31), 'tooLong'],
    ['', 'missing'],
    ['   ', 'missing'],
    ['Emma ♥', 'characters'],
    ['<b>Emma</b>', 'characters'],
    ['Emma\nPaul', 'characters'],
  ])('%j is judged as the shop judges it: %s', (text, fault) => {
    expect(inscriptionFault(text, inscriptionRule)).toBe(fault)
    expect(inscription.safeParse(text).success).toBe(fault === undefined)
  })
})

it('What is wanted of a product is known to all buttons of its page, and to no other product', () => {
  const store = createStore()
  store.set(changeWantedAtom, { number: '1', quantity: 3 })
  store.set(changeWantedAtom, { number: '1', inscription: 'Emma' })
  expect(store.get(wantedAtom)).toEqual({ '1': { ...nothingWanted, quantity: 3, inscription: 'Emma' } })
})
