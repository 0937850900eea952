import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const consultationExamples: BlockExample[] = [
  {
    title: 'With topics',
    blok: {
      component: 'consultation',
      _uid: 'consultation-1',
      headline: 'Beratung zum Kinderwagen',
      text: 'Eine halbe Stunde am Telefon oder per Video, ganz wie Sie möchten.',
      topics: 'Kinderwagen\nKindersitz\nErstausstattung',
      consent: 'Wir verwenden Ihre Angaben nur für den Termin.',
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Many topics, own times, a telephone number that is needed',
    blok: {
      component: 'consultation',
      _uid: 'consultation-2',
      headline: 'Rückruf vereinbaren',
      topics: 'Kinderwagen\nBuggys\nKindersitze\nWickeln\nSchlafen\nErnährung\nSpielzeug',
      times: '9 bis 11 Uhr\n11 bis 13 Uhr\n15 bis 18 Uhr',
      phoneRequired: true,
    },
  },
]
