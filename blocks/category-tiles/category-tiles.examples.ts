import type { BlockExample } from '@/lib/storefront/runtime/blocks'

type Ground = 'sage' | 'apricot' | 'sky' | 'butter'

const drawn = (motif: string, ground: Ground) => ({
  filename: `/pictures/originals/1200x1200/product/${motif}-on-${ground}.png`,
  alt: '',
})

const tile = (uid: string, name: string, slug: string, motif?: string, ground?: Ground) => ({
  component: 'category_tiles_item',
  _uid: uid,
  name,
  link: { linktype: 'story', story: { full_slug: slug } },
  ...(motif && ground && { image: drawn(motif, ground), backgroundColor: ground }),
})

const ages = [
  'Ab der Geburt',
  'Ab 3 Monaten',
  'Ab 6 Monaten',
  'Ab 9 Monaten',
  'Ab 12 Monaten',
  'Ab 18 Monaten',
  'Ab 2 Jahren',
  'Ab 3 Jahren',
]

export const categoryTilesExamples: BlockExample[] = [
  {
    title: 'Six categories',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-1',
      headline: 'Womit können wir helfen?',
      items: [
        tile(
          'category-tiles-1-1',
          'Kinderwagen',
          'de-de/kategorieseiten/kinderwagen',
          'pram-forest',
          'butter',
        ),
        tile(
          'category-tiles-1-2',
          'Kindersitze',
          'de-de/kategorieseiten/unterwegs/kindersitze',
          'car-seat-coral',
          'sky',
        ),
        tile(
          'category-tiles-1-3',
          'Kinderzimmer',
          'de-de/kategorieseiten/schlafen/kinderzimmer',
          'cot-sand',
          'sage',
        ),
        tile(
          'category-tiles-1-4',
          'Schlafen',
          'de-de/kategorieseiten/schlafen/',
          'sleeping-bag-sky',
          'apricot',
        ),
        tile('category-tiles-1-5', 'Spielen', 'de-de/kategorieseiten/spielen/', 'rings-butter', 'sky'),
        tile('category-tiles-1-6', 'Essen', 'de-de/kategorieseiten/essen/', 'bottle-coral', 'sage'),
      ],
    },
  },
  {
    title: 'Five, one without a picture',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-2',
      headline: 'Alle Bereiche',
      items: [
        tile(
          'category-tiles-2-1',
          'Kinderwagen',
          'de-de/kategorieseiten/kinderwagen',
          'buggy-sage',
          'apricot',
        ),
        tile('category-tiles-2-2', 'Kleidung', 'de-de/kategorieseiten/kleidung/', 'body-rose', 'sage'),
        tile('category-tiles-2-3', 'Pflege', 'de-de/kategorieseiten/pflege/', 'bath-sky', 'butter'),
        tile('category-tiles-2-4', 'Geschenke', 'de-de/kategorieseiten/spielen/geschenke'),
        tile('category-tiles-2-5', 'Essen', 'de-de/kategorieseiten/essen/', 'high-chair-sand', 'sky'),
      ],
    },
  },
  {
    title: 'Three, with long names and without a headline',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-3',
      items: [
        tile(
          'category-tiles-3-1',
          'Kinderwagenregenschutzhüllen',
          'de-de/kategorieseiten/kinderwagen',
          'pram-ink',
          'sky',
        ),
        tile(
          'category-tiles-3-2',
          'Wickelkommodenaufsätze und Wickelauflagen',
          'de-de/kategorieseiten/pflege/wickeln',
          'changing-table-sand',
          'sage',
        ),
        tile('category-tiles-3-3', 'Babyphones', 'de-de/kategorieseiten/schlafen/'),
      ],
    },
  },
  {
    title: 'Eight',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-4',
      headline: 'Spielzeug nach Alter',
      items: [
        'rattle-coral',
        'rings-sky',
        'blocks-butter',
        'ball-sage',
        'rabbit-sand',
        'mobile-rose',
        'cup-apricot',
        'gift-coral',
      ].map((motif, index) =>
        tile(
          `category-tiles-4-${index}`,
          ages[index] ?? '',
          'de-de/kategorieseiten/spielen/',
          motif,
          (['sky', 'apricot', 'sage', 'butter'] as const)[index % 4],
        ),
      ),
    },
  },
  {
    title: 'The categories of the shop, as its menu has them',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-6',
      headline: 'Unser Sortiment',
      size: 'compact',
      source: 'shop',
    },
  },
  {
    title: 'A low strip above the products of a category',
    blok: {
      component: 'category_tiles',
      _uid: 'category-tiles-5',
      headline: 'Wonach suchen Sie?',
      size: 'compact',
      items: [
        tile(
          'category-tiles-5-1',
          'Bodys und Strampler',
          'de-de/kategorieseiten/kleidung/bodys-strampler',
          'body-rose',
          'sage',
        ),
        tile(
          'category-tiles-5-2',
          'Jacken und Overalls',
          'de-de/kategorieseiten/kleidung/jacken',
          'jacket-sky',
          'butter',
        ),
        tile('category-tiles-5-3', 'Erstausstattung', 'de-de/kategorieseiten/kleidung/erstausstattung'),
      ],
    },
  },
]
