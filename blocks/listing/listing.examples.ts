import type { BlockExample } from '@/lib/storefront/blocks'

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
              { type: 'text', text: 'die Wärmeklasse', marks: [{ type: 'bold' }] },
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
          text: 'Bei 18 °C genügt ein langer Body unter einem Schlafsack mit 2,5 TOG.',
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
              text: 'Messen Sie von der Schulter bis zur Ferse und geben Sie zehn Zentimeter dazu.',
            },
          ],
        },
      ],
    },
  },
  {
    title: 'Only a headline, in French',
    blok: {
      component: 'listing',
      _uid: 'listing-2',
      category: 'betten',
      headline: 'Lits et lits d’appoint',
      level: 'h2',
      filters: false,
    },
  },
]
