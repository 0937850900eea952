import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const storeFinderExamples: BlockExample[] = [
  {
    title: 'The shops of the market’s country, with a map',
    blok: {
      component: 'store_finder',
      _uid: 'store-finder-1',
      headline: 'Unsere Filialen',
      text: 'Kommen Sie vorbei und probieren Sie Kinderwagen und Kindersitze in Ruhe aus.',
    },
  },
  {
    title: 'Many shops: two are unfolded, without a map',
    blok: {
      component: 'store_finder',
      _uid: 'store-finder-2',
      headline: 'Filialen in Deutschland',
      country: 'DE',
      count: '2',
      map: false,
    },
  },
  {
    title: 'Another country',
    blok: {
      component: 'store_finder',
      _uid: 'store-finder-3',
      headline: 'Filialen in der Schweiz',
      country: 'CH',
    },
  },
  {
    title: 'A country in which the brand has no shop',
    blok: {
      component: 'store_finder',
      _uid: 'store-finder-4',
      headline: 'Filialen in Frankreich',
      country: 'FR',
    },
  },
]
