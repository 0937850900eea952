import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const bundlePromotionExamples: BlockExample[] = [
  {
    title: 'Two products in sizes, under the name of the promotion',
    blok: {
      component: 'bundle_promotion',
      _uid: 'bundle-promotion-1',
      text: 'Schlafsack und Nachtwäsche gehören zusammen: Legen Sie beides in den Warenkorb, und es wird günstiger.',
      promotion: 'sleep-set',
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Three products, without a text',
    blok: {
      component: 'bundle_promotion',
      _uid: 'bundle-promotion-4',
      headline: 'Der erste Brei',
      promotion: 'meal-set',
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Very long words',
    blok: {
      component: 'bundle_promotion',
      _uid: 'bundle-promotion-2',
      headline: 'Neugeborenenerstausstattungsgrundkombination für Sommerneugeborene',
      text: 'Alles, was in den ersten acht Wochen gebraucht wird, kommt in einem einzigen Neugeborenenerstausstattungskarton.',
      promotion: 'walk-set',
    },
  },
  {
    title: 'A promotion that is over or unknown: nothing, and a note in the preview',
    blok: {
      component: 'bundle_promotion',
      _uid: 'bundle-promotion-3',
      headline: 'Vorbei',
      promotion: 'unknown',
    },
  },
]
