import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const area = (id: string, name: string, place: readonly number[], more: Record<string, unknown>) => {
  const [left, top, width, height] = place
  return { component: 'image_map_area', _uid: `image-map-${id}`, name, left, top, width, height, ...more }
}

const story = (slug: string) => ({ linktype: 'story', story: { full_slug: slug } })

export const imageMapExamples: BlockExample[] = [
  {
    title: 'Areas with texts and links',
    blok: {
      component: 'image_map',
      _uid: 'image-map-1',
      headline: 'Was ins Kinderzimmer gehört',
      image: {
        fieldtype: 'asset',
        filename: '/pictures/originals/1600x1200/teaser/nursery.png',
        alt: 'Ein gezeichnetes Kinderzimmer mit Wickelkommode, Schrank und Teppich',
      },
      areas: [
        area('1-1', 'Die Wickelkommode', [19, 47, 34, 32], {
          text: 'Auf Ellbogenhöhe wickelt es sich ohne Rückenschmerzen. Eine Hand bleibt immer am Kind.',
          link: story('de-de/ratgeber/'),
        }),
        area('1-2', 'Der Kleiderschrank', [56, 22, 33, 56], {
          text: 'Fest mit der Wand verschraubt, damit er nicht kippt, wenn ein Kind daran klettert.',
        }),
        area('1-3', 'Alle Kinderzimmermöbel', [50, 12], {
          link: story('de-de/kategorieseiten/schlafen/kinderzimmer'),
        }),
      ],
    },
  },
  {
    title: 'Points at the edges, without a headline',
    blok: {
      component: 'image_map',
      _uid: 'image-map-2',
      image: {
        fieldtype: 'asset',
        filename: '/pictures/originals/1600x1200/category/cot-sand.png',
        alt: 'Ein gezeichnetes Gitterbett',
      },
      areas: [
        area('2-1', 'Das mitwachsende Bett, von der Geburt bis zum sechsten Geburtstag', [0, 0], {
          link: story('de-de/ratgeber/'),
        }),
        area('2-2', 'Die Gitterstäbe', [100, 100], { text: 'Höchstens 6,5 cm voneinander entfernt.' }),
      ],
    },
  },
]
