import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const listingExamples: BlockExample[] = [
  {
    title: 'Introduction, blocks before and after',
    blok: {
      component: 'listing',
      _uid: 'listing-1',
      category: 'schlafsaecke',
      headline: 'Schlafsäcke',
      level: 'h2',
      intro: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Für warme Nächte und für kalte: ' },
              { type: 'text', text: 'der Wärmewert', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' sagt Ihnen, was Ihr Kind darunter tragen sollte.' },
            ],
          },
        ],
      },
      filters: true,
      pageSize: '12',
      before: [
        {
          component: 'quote',
          _uid: 'listing-1-1',
          text: 'Bei 16 bis 20 °C passt ein Schlafsack mit 2,5 TOG.',
          source: 'Aus unserem Ratgeber',
        },
      ],
      after: [
        {
          component: 'accordion',
          _uid: 'listing-1-2',
          headline: 'Gut zu wissen',
          level: 'h3',
          items: [
            {
              component: 'accordion_item',
              _uid: 'listing-1-2-1',
              title: 'Welche Größe passt?',
              text: 'Körpergröße minus Kopflänge plus 10 cm.',
            },
          ],
        },
      ],
    },
  },
  {
    title: 'Only a headline',
    blok: {
      component: 'listing',
      _uid: 'listing-2',
      category: 'betten',
      headline: 'Babybetten',
      level: 'h2',
      filters: false,
    },
  },
]
