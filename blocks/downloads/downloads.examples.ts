import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const file = (id: string, filename: string, more: Record<string, unknown> = {}) => ({
  component: 'downloads_item',
  _uid: `downloads-${id}`,
  file: { fieldtype: 'asset', filename },
  ...more,
})

export const downloadsExamples: BlockExample[] = [
  {
    title: 'Several kinds, with descriptions and sizes',
    blok: {
      component: 'downloads',
      _uid: 'downloads-1',
      headline: 'Zum Mitnehmen',
      items: [
        file('1-1', '/media/checkliste-erstausstattung.pdf', {
          name: 'Checkliste Erstausstattung',
          description: 'Was in den ersten acht Wochen gebraucht wird, auf einer Seite zum Abhaken.',
          size: 2,
        }),
        file('1-2', '/media/abend-im-kinderzimmer.mp4', {
          name: 'Film: Abend im Kinderzimmer',
          size: 186,
        }),
        file('1-3', '/pictures/originals/1600x1200/teaser/nursery.png', {
          name: 'Kinderzimmereinrichtungsbeispiel als Bild zum Ausdrucken',
          size: 1240,
        }),
      ],
    },
  },
  {
    title: 'One file without a name or a size, without a headline',
    blok: {
      component: 'downloads',
      _uid: 'downloads-2',
      items: [file('2-1', '/media/checkliste-erstausstattung.pdf')],
    },
  },
]
