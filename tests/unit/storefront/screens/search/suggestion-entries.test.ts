import { describe, expect, it } from 'vitest'
import {
  isSuggested,
  nextEntry,
  suggestionGroups,
} from '@/lib/storefront/screens/suggestions/suggestion-entries'
import { testCard } from '@/tests/fixtures/listing'

const link = (label: string) => ({ label, href: `/de/${label}/` })
const none = { products: [], categories: [], brands: [], terms: [], pages: [] }

describe('the suggestions of the search field', () => {
  it('are grouped in the order in which the keyboard walks through them, without empty groups', () => {
    const answer = {
      ...none,
      products: [testCard()],
      categories: [link('betten')],
      terms: [link('bett')],
      pages: [link('ratgeber')],
    }
    const groups = suggestionGroups(answer, 'be')
    expect(groups.map(({ name, entries }) => [name, ...entries.map(({ label }) => label)])).toEqual([
      ['terms', 'bett'],
      ['categories', 'betten'],
      ['products', 'Nestling Schlafsack Luna'],
      ['pages', 'ratgeber'],
    ])
  })

  it('do not repeat the term, which is known none the less', () => {
    const answer = { ...none, terms: [link('Bett'), link('Betten')] }
    expect(suggestionGroups(answer, 'bett')).toEqual([{ name: 'terms', entries: [link('Betten')] }])
    expect(suggestionGroups({ ...none, terms: [link('Bett')] }, 'bett')).toEqual([])
    expect(isSuggested({ ...none, terms: [link('Bett')] })).toBe(true)
    expect(isSuggested(none)).toBe(false)
  })

  it('are few of each kind', () => {
    const many = Array.from({ length: 9 }, (_, index) => link(String(index)))
    const groups = suggestionGroups({ ...none, brands: many, products: many.map(() => testCard()) }, 'be')
    expect(groups.map(({ entries }) => entries.length)).toEqual([3, 4])
  })

  it.each([
    ['down from the field to the first', -1, 1, 0],
    ['down to the next', 0, 1, 1],
    ['down from the last to the field', 2, 1, -1],
    ['up from the field to the last', -1, -1, 2],
    ['up from the first to the field', 0, -1, -1],
  ] as const)('are walked through in a circle: %s', (_, active, step, next) => {
    expect(nextEntry(active, 3, step)).toBe(next)
  })
})
