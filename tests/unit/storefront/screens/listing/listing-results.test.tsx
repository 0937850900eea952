import { expect, it } from 'vitest'
import { ListingResults } from '@/lib/storefront/screens/listing/listing-results'
import { testCard } from '@/tests/fixtures/listing'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const drawn = (page: number, total: number, count: number) =>
  renderElement(
    <ListingResults
      {...{ market: testMarket(), path: '/de/kleidung/', facets: [], anchor: 'a', eager: 0, empty: null }}
      chosen={{ filters: {}, sort: 'relevancy', page: 1 } as never}
      {...{ total, page, pages: Math.ceil(total / 4), headingLevel: 'h3' as const }}
      cards={Array.from({ length: count }, (_, index) => testCard({ number: `${index}` }))}
    />,
  )

it.each([
  ['the first', 1, 10, 4, 0],
  ['the second', 2, 10, 4, 4],
  ['the last', 3, 10, 2, 8],
  ['the only', 1, 3, 3, 0],
])('the places of products go on across pages: %s', async (_, page, total, count, before) => {
  const told = /<ul class="tile-grid"(?: data-before="(\d+)")?>/.exec(await drawn(page, total, count))
  expect(Number(told?.[1] ?? 0)).toBe(before)
  expect(told).not.toBeNull()
})
