import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type IndexEntry, loadIndex } from '@/lib/content/pages/lists'
import { categoryPaths, findPages, titleMatches } from '@/lib/storefront/screens/search/find-pages'
import { testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/content/pages/lists', () => ({ loadIndex: vi.fn() }))

const entry = (name: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  path: `/de/${name.toLowerCase().replace(/\W+/g, '-')}/`,
  name,
  publishedAt: undefined,
  alternates: [],
  findable: true,
  isSpecial: false,
  isCategory: false,
  ...more,
})

it('have no short word within another one', () => {
  expect(titleMatches('Échanges et retours', ['ange'], 'fr')).toBe(false)
  expect(titleMatches('Échanges et retours', ['retour'], 'fr')).toBe(true)
})

describe('the pages that a term finds', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => {
    // What was asked for the test before is forgotten by now.
    vi.advanceTimersByTime(60_000)
    vi.mocked(loadIndex).mockResolvedValue([
      entry('Schlafsack: welcher TOG?'),
      entry('Schlafsäcke', { isCategory: true }),
      entry('Schlafsack, nicht zu finden', { findable: false }),
      entry('Startseite mit Schlafsack', { path: '/de/' }),
      entry('Größenberater'),
      entry('Versand und Rückgabe'),
    ])
  })
  const labels = async (term: string, most = 6) =>
    (await findPages(testMarket(), term, most)).map(({ label }) => label)

  it('are advice and service, no categories and nothing that asks not to be found', async () => {
    expect(await labels('schlafsack')).toEqual(['Schlafsack: welcher TOG?'])
  })

  it.each([
    ['Rückgabe', ['Versand und Rückgabe']],
    ['rueckgabe', ['Versand und Rückgabe']],
    ['GRÖSSE', ['Größenberater']],
    ['berater', ['Größenberater']],
    ['versand schlafsack', []],
    ['', []],
    ["'; drop table", []],
  ])('are found for %j', async (term, expected) => {
    expect(await labels(term)).toEqual(expected)
  })

  it('are no more than asked for', async () => {
    vi.mocked(loadIndex).mockResolvedValue([entry('Versand in die Schweiz'), entry('Versand')])
    expect(await labels('versand', 1)).toEqual(['Versand'])
  })

  it('are told from those of categories', async () => {
    vi.mocked(loadIndex).mockResolvedValue([entry('Schlafen', { isCategory: true }), entry('Ratgeber')])
    expect(await categoryPaths(testMarket())).toEqual(['/de/schlafen/'])
  })

  it('are not found by a few letters in the middle of a word', () => {
    expect(titleMatches('Größenberater', ['rat'], 'de')).toBe(false)
  })
})
