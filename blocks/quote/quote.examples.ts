import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const quoteExamples: BlockExample[] = [
  {
    title: 'With its source',
    blok: {
      component: 'quote',
      _uid: 'quote-1',
      text: 'Ein Sitz, der nicht ins Auto passt, ist kein sicherer Sitz. Probieren Sie ihn deshalb immer im eigenen Wagen.',
      source: 'Aus unserem Ratgeber',
      role: 'Kindersitze von Geburt an',
      link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/kindersitz' } },
    },
  },
  {
    title: 'On a ground, without a role',
    blok: {
      component: 'quote',
      _uid: 'quote-2',
      text: 'Die richtige Größe des Schlafsacks ist die von heute, nicht die vom nächsten Monat.',
      source: 'Aus unserem Ratgeber zum Schlafsack',
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Long words on a card',
    blok: {
      component: 'quote',
      _uid: 'quote-3',
      text: 'Kindersitzbefestigungsvorrichtungsverträglichkeitsprüfung: ein langes Wort für eine kurze Frage.',
      source: 'Aus dem Kundenservice',
      backgroundColor: 'card',
    },
  },
  {
    title: 'Only words',
    blok: {
      component: 'quote',
      _uid: 'quote-4',
      text: 'Weniger kaufen, dafür das Richtige.',
      backgroundColor: 'butter',
    },
  },
]
