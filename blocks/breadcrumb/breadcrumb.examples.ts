import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const step = (uid: string, name: string, fullSlug: string) => ({
  component: 'breadcrumb_item',
  _uid: uid,
  name,
  link: { linktype: 'story', story: { full_slug: fullSlug } },
})

export const breadcrumbExamples: BlockExample[] = [
  { title: 'The folders of the page', blok: { component: 'breadcrumb', _uid: 'breadcrumb-1' } },
  {
    title: 'Own steps, long words',
    blok: {
      component: 'breadcrumb',
      _uid: 'breadcrumb-2',
      items: [
        step('breadcrumb-2-1', 'Kinderwagen und Zubehör', 'de-de/kategorieseiten/kinderwagen'),
        step(
          'breadcrumb-2-2',
          'Kinderwagenregenschutzhüllenaufbewahrungstaschen',
          'de-de/kategorieseiten/kinderwagen',
        ),
        { component: 'breadcrumb_item', _uid: 'breadcrumb-2-3', name: 'Pflege' },
      ],
    },
  },
  {
    title: 'Two own steps',
    blok: {
      component: 'breadcrumb',
      _uid: 'breadcrumb-3',
      items: [
        step('breadcrumb-3-1', 'Ratgeber', 'de-de/ratgeber/'),
        { component: 'breadcrumb_item', _uid: 'breadcrumb-3-2', name: 'Gut schlafen' },
      ],
    },
  },
]
