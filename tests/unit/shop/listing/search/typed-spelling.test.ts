import { expect, it } from 'vitest'
import { typedSpelling } from '@/lib/shop/listing/search/typed-spelling'

it.each([
  ['fr', 'gigotteuse été', 'Gigoteuse ete', 'Gigoteuse été'],
  ['fr', 'ÉTÉ', 'ete', 'ÉTÉ'],
  ['de', 'Schlafsäcke für Größe', 'schlafsacke grosse', 'Schlafsäcke Größe'],
  ['de', 'Schlafsaecke', 'schlafsacke', 'Schlafsaecke'],
  ['nl', 'dekbed', 'dekbed', 'dekbed'],
] as const)('in %s, %s is not shown as %s', (language, term, folded, shown) => {
  expect(typedSpelling(term, language)(folded)).toBe(shown)
})
