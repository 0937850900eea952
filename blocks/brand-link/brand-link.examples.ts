import type { BlockExample } from '@/lib/storefront/runtime/blocks'

/** The brands of the examples are invented. */
const drawn = (name: string) => ({
  filename: `/pictures/originals/1200x1200/product/${name}.png`,
  alt: '',
})

export const brandLinkExamples: BlockExample[] = [
  {
    title: 'With a logo and a line',
    blok: {
      component: 'brand_link',
      _uid: 'brand-link-1',
      name: 'Wolkenschaf',
      text: 'Schlafsäcke und Decken aus Wolle, in Sachsen genäht.',
      logo: drawn('sleeping-bag-sky'),
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/' } },
    },
  },
  {
    title: 'Without a logo, on a ground',
    blok: {
      component: 'brand_link',
      _uid: 'brand-link-2',
      name: 'Kleiner Pfad',
      text: 'Leichte Kinderwagen, die sich reparieren lassen.',
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/kinderwagen' } },
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Only a long name, without a link',
    blok: {
      component: 'brand_link',
      _uid: 'brand-link-3',
      name: 'Kinderwagenmanufaktur Sonnenscheinspaziergang',
    },
  },
]
