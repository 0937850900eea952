import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const teaser = (uid: string, headline: string, text?: string) => ({
  component: 'teaser',
  _uid: uid,
  headline,
  text,
  link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/' } },
})

export const gridExamples: BlockExample[] = [
  {
    title: 'In a row to swipe on phones',
    blok: {
      component: 'grid',
      _uid: 'grid-0',
      headline: 'Was möchten Sie wissen?',
      columns: 3,
      phones: 'strip',
      body: [
        teaser('grid-0-1', 'Passt es?', 'Größen mit Körpergröße und Alter.'),
        teaser('grid-0-2', 'Ist es sicher?', 'Das Wichtigste zum Kindersitz.'),
        teaser('grid-0-3', 'Wann ist es da?', 'Lieferzeiten und Versandkosten.'),
      ],
    },
  },
  {
    title: 'Four teasers of different length',
    blok: {
      component: 'grid',
      _uid: 'grid-1',
      headline: 'Gut durch die erste Zeit',
      body: [
        teaser('grid-1-1', 'Schlafen', 'Beistellbetten, Schlafsäcke und alles, was die Nacht ruhiger macht.'),
        teaser('grid-1-2', 'Unterwegs'),
        teaser('grid-1-3', 'Essen und Trinken', 'Vom ersten Löffel an.'),
        teaser('grid-1-4', 'Wickeltischaufsatzbefestigungen', 'Sicher befestigt, leicht zu reinigen.'),
      ],
    },
  },
  {
    title: 'Five blocks find their columns, on a ground',
    blok: {
      component: 'grid',
      _uid: 'grid-2',
      headline: 'Nach Alter wählen',
      backgroundColor: 'sage',
      gap: 'small',
      body: ['0 bis 3 Monate', '3 bis 6 Monate', '6 bis 12 Monate', '1 bis 2 Jahre', 'Ab 2 Jahren'].map(
        (age, index) => teaser(`grid-2-${index}`, age),
      ),
    },
  },
  {
    title: 'Two paragraphs beside each other',
    blok: {
      component: 'grid',
      _uid: 'grid-3',
      columns: '2',
      gap: 'large',
      body: [
        {
          component: 'paragraph',
          _uid: 'grid-3-1',
          text: 'Ein Sitz muss zu Ihrem Kind passen und zu Ihrem Auto.',
        },
        { component: 'paragraph', _uid: 'grid-3-2', text: 'Passt er doch nicht, nehmen wir ihn zurück.' },
      ],
    },
  },
]
