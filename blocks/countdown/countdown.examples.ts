import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const countdownExamples: BlockExample[] = [
  {
    title: 'Until an end, with a link',
    blok: {
      component: 'countdown',
      _uid: 'countdown-1',
      headline: 'Wochen des Kinderwagens',
      text: 'So lange zeigen wir Ihnen, worauf es beim Kinderwagen ankommt.',
      dateTo: '2035-05-19 16:00',
      link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/kinderwagen-fragen' } },
      linkText: 'Zum Ratgeber',
      after: 'Die Wochen des Kinderwagens sind vorbei. Danke, dass Sie dabei waren.',
      backgroundColor: 'butter',
    },
  },
  {
    title: 'After the end',
    blok: {
      component: 'countdown',
      _uid: 'countdown-2',
      headline: 'Babytage im Herbst',
      dateTo: '2025-10-31 23:00',
      after: 'Die Babytage sind vorbei. Die nächsten kommen im Frühling.',
    },
  },
  {
    title: 'Without a link',
    blok: {
      component: 'countdown',
      _uid: 'countdown-3',
      headline: 'Neue Schlafsäcke',
      dateTo: '2034-03-20T06:00:00Z',
      after: 'Die neuen Schlafsäcke sind da.',
      backgroundColor: 'sky',
    },
  },
]
