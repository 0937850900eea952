import { expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets'
import { categoryEntries } from '@/lib/storefront/runtime/head/category-entries'

const markets = marketsOf('baby')
const places: { locale: string; path: string; paths: Record<string, string> }[] = [
  { locale: 'de-de', path: 'garten', paths: { 'de-de': 'garten', 'fr-ch': 'jardin' } },
  { locale: 'de-de', path: 'schlafen', paths: { 'de-de': 'schlafen' } },
  { locale: 'fr-ch', path: 'jardin', paths: { 'de-de': 'garten', 'fr-ch': 'jardin' } },
]

it('the sitemap has the imported categories of its market without a page of the content', () => {
  const [german] = markets
  if (!german) throw new Error('There is no market')
  expect(categoryEntries(german, markets, { places, taken: new Set(['/de/schlafen/']) })).toEqual([
    {
      path: '/de/garten/',
      changed: undefined,
      alternates: [
        { iso: 'de-DE', path: '/de/garten/' },
        { iso: 'fr-CH', path: '/ch-fr/jardin/' },
      ],
    },
  ])
})
