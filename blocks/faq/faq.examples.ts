import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

export const faqExamples: BlockExample[] = [
  {
    title: 'Questions and answers',
    blok: {
      component: 'faq',
      _uid: 'faq-1',
      headline: 'Häufige Fragen zu Kindersitzen',
      items: [
        {
          component: 'faq_item',
          _uid: 'faq-1-1',
          question: 'Ab wann darf mein Kind nach vorn schauen?',
          answer: {
            type: 'doc',
            content: [
              paragraph('Nach der Norm R129 frühestens mit 15 Monaten.'),
              paragraph('Sicherer ist es, länger rückwärts zu fahren.'),
            ],
          },
          anchor: 'Fahrtrichtung',
        },
        {
          component: 'faq_item',
          _uid: 'faq-1-2',
          question: 'Passt der Sitz in mein Auto?',
          answer: 'Sitze mit i-Size-Zeichen passen auf jeden Platz mit demselben Zeichen.',
        },
      ],
    },
  },
  {
    title: 'Without a headline',
    blok: {
      component: 'faq',
      _uid: 'faq-2',
      items: [
        {
          component: 'faq_item',
          _uid: 'faq-2-1',
          question: 'Welche Länge braucht ein Schlafsack?',
          answer: 'Körpergröße minus Kopflänge plus 10 cm.',
        },
      ],
    },
  },
]
