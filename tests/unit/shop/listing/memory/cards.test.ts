import { expect, it } from 'vitest'
import { Cards } from '@/lib/shop/listing/memory/cards'
import type { ProductCard } from '@/schemas/shop'

const card = (number: number, letters = 0) =>
  ({ number: String(number), name: 'x'.repeat(letters) }) as unknown as ProductCard
const kept = (number: number) => ({ json: JSON.stringify(card(number)), onlineSince: 0 })

it('gives the cards of popular products and those that were read', () => {
  const cards = new Cards(new Map([[3, kept(3)]]))
  expect(cards.get(4)).toBeUndefined()
  cards.set(4, card(4), 0)
  expect([cards.get(3), cards.get(4)]).toEqual([card(3), card(4)])
})

it('says of a product of the last thirty days that it is new', () => {
  const cards = new Cards(new Map())
  cards.set(1, card(1), Date.now() - 29 * 86_400_000)
  cards.set(2, card(2), Date.now() - 31 * 86_400_000)
  expect([cards.get(1)?.isNew, cards.get(2)?.isNew]).toEqual([true, undefined])
})

it('forgets the cards that were not asked for longest, and never those of popular products', () => {
  const cards = new Cards(new Map([[0, kept(0)]]))
  const letters = 100_000
  cards.set(1, card(1, letters), 0)
  cards.set(2, card(2, letters), 0)
  for (let place = 3; place < 60; place += 1) {
    cards.set(place, card(place, letters), 0)
    cards.get(1)
  }
  expect(cards.get(0)).toEqual(card(0))
  expect(cards.get(1)).toBeDefined()
  expect(cards.get(2)).toBeUndefined()
  expect(cards.get(59)).toBeDefined()
})
