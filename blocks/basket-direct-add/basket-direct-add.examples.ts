import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const basketDirectAddExamples: BlockExample[] = [
  {
    title: 'A product in sizes, from which the shopper chooses',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-1',
      headline: 'Der Body für jeden Tag',
      text: 'Kurze Ärmel, weiche Baumwolle. Nehmen Sie ruhig zwei mehr, als Sie denken.',
      number: '100016',
      backgroundColor: 'sky',
    },
  },
  {
    title: 'Two pieces of a named variant, without a headline',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-2',
      number: '100008',
      variant: '0100008.90',
      quantity: 2,
    },
  },
  {
    title: 'Reduced in price',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-3',
      headline: 'Gerade günstiger',
      number: '100097',
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Sold out in every size',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-4',
      headline: 'Warm in den Schnee',
      number: '100046',
    },
  },
  {
    title: 'Personalised: the inscription is asked for on its page',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-5',
      headline: 'Mit dem Namen Ihres Kindes',
      number: '100055',
      backgroundColor: 'butter',
    },
  },
  {
    title: 'Very long words',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-6',
      headline: 'Neugeborenenerstausstattungsgrundpaket für Sommerneugeborene',
      text: 'Alles, was in den ersten acht Wochen gebraucht wird, liegt in einem einzigen Neugeborenenerstausstattungskarton.',
      number: '100015',
      backgroundColor: 'sage',
    },
  },
  {
    title: 'A campaign below it, while the product is reduced',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-8',
      number: '100097',
      body: [
        {
          component: 'trigger_container',
          _uid: 'basket-direct-add-8-1',
          triggers: [{ component: 'trigger', _uid: 'basket-direct-add-8-2', type: 'sale' }],
          body: [
            {
              component: 'paragraph',
              _uid: 'basket-direct-add-8-3',
              text: 'Nur solange der Vorrat reicht.',
            },
          ],
        },
      ],
    },
  },
  {
    title: 'A product that the market does not sell: nothing, and a note in the preview',
    blok: {
      component: 'basket_direct_add',
      _uid: 'basket-direct-add-7',
      headline: 'Nicht mehr da',
      number: '999999',
    },
  },
]
