import { describe, expect, it } from 'vitest'
import { stepped, suggestionGroups } from '@/lib/layout/header/suggestion-entries'
import { testCard } from '../../fixtures/listing'

const link = (label: string) => ({ label, href: `/de/${label}/` })
const none = { products: [], categories: [], brands: [], terms: [], pages: [] }

describe('the suggestions of the search field', () => {
  it('are grouped in the order in which the keyboard walks through them, without empty groups', () => {
    const groups = suggestionGroups({
      ...none,
      products: [testCard()],
      categories: [link('betten')],
      terms: [link('bett')],
      pages: [link('ratgeber')],
    })
    expect(groups.map(({ name, entries }) => [name, ...entries.map(({ label }) => label)])).toEqual([
      ['terms', 'bett'],
      ['categories', 'betten'],
      ['products', 'Nestling Schlafsack Luna'],
      ['pages', 'ratgeber'],
    ])
  })

  it('are few of each kind', () => {
    const many = Array.from({ length: 9 }, (_, index) => link(String(index)))
    const groups = suggestionGroups({ ...none, brands: many, products: many.map(() => testCard()) })
    expect(groups.map(({ entries }) => entries.length)).toEqual([3, 4])
  })

  it.each([
    ['down from the field to the first', -1, 1, 0],
    ['down to the next', 0, 1, 1],
    ['down from the last to the field', 2, 1, -1],
    ['up from the field to the last', -1, -1, 2],
    ['up from the first to the field', 0, -1, -1],
  ] as const)('are walked through in a circle: %s', (_, active, step, next) => {
    expect(stepped(active, 3, step)).toBe(next)
  })
})
