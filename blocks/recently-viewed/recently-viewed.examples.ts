import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const recentlyViewedExamples: BlockExample[] = [
  {
    title: 'What you looked at last: nothing before you have opened a product',
    blok: { component: 'recently_viewed', _uid: 'recently-viewed-1' },
  },
  {
    title: 'A long headline of its own',
    blok: {
      component: 'recently_viewed',
      _uid: 'recently-viewed-2',
      headline: 'Was Sie sich bei Ihren letzten Besuchen schon einmal genauer angesehen haben',
    },
  },
]
