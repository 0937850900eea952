import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const productSliderExamples: BlockExample[] = [
  {
    title: 'A category',
    blok: {
      component: 'product_slider',
      _uid: 'product-slider-1',
      headline: 'Schlafsäcke, die gerade gefragt sind',
      category: 'schlafsaecke',
      count: 12,
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/schlafsaecke' } },
    },
  },
  {
    title: 'The newest of the shop',
    blok: {
      component: 'product_slider',
      _uid: 'product-slider-3',
      headline: 'Neu im Sortiment',
      selection: 'newest',
      count: 6,
    },
  },
  {
    title: 'Three chosen products, without a headline',
    blok: { component: 'product_slider', _uid: 'product-slider-2', numbers: '100040\n100050\n100060' },
  },
]
