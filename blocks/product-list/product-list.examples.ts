import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const productListExamples: BlockExample[] = [
  {
    title: 'Chosen products, with a link to all',
    blok: {
      component: 'product_list',
      _uid: 'product-list-1',
      headline: 'Für die ersten Nächte',
      numbers: '100000, 100010, 100020, 100030',
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/' } },
      linkText: 'Alles zum Schlafen',
    },
  },
  {
    title: 'Six of a category, without a headline',
    blok: { component: 'product_list', _uid: 'product-list-2', category: 'schlafsaecke', count: 6 },
  },
]
