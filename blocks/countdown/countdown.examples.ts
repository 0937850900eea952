import type { BlockExample } from '@/lib/storefront/blocks'

export const countdownExamples: BlockExample[] = [
  {
    title: 'Until an end, with a link',
    blok: {
      component: 'countdown',
      _uid: 'countdown-1',
      headline: 'Zehn Jahre Nestling',
      text: 'So lange gibt es zu jedem Kinderwagen den passenden Fußsack dazu.',
      dateTo: '2035-05-19 16:00',
      link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber' } },
      linkText: 'Zu den Kinderwagen',
      after: 'Die Aktion ist vorbei. Danke, dass Sie mitgefeiert haben.',
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
    title: 'In French, without a link',
    blok: {
      component: 'countdown',
      _uid: 'countdown-3',
      headline: 'Nouvelle collection de gigoteuses',
      dateTo: '2034-03-20T06:00:00Z',
      after: 'La nouvelle collection est arrivée.',
      backgroundColor: 'sky',
    },
  },
]
