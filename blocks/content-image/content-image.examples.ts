import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const file = (name: string, alt: string, more: Record<string, unknown> = {}) => ({
  fieldtype: 'asset',
  id: 1,
  filename: `/pictures/originals/${name}.png`,
  alt,
  ...more,
})

export const contentImageExamples: BlockExample[] = [
  {
    title: 'As it is',
    blok: {
      component: 'content_image',
      _uid: 'content-image-1',
      src: file('1600x1200/category/sleeping-bag-sage', 'Ein salbeigrüner Schlafsack'),
    },
  },
  {
    title: 'Square, cut around the focal point, with a source and a link',
    blok: {
      component: 'content_image',
      _uid: 'content-image-2',
      src: file('1600x1200/category/pram-forest', '', {
        focus: '800x400:801x401',
        copyright: 'Zeichnung: {shop}',
      }),
      alt: 'Kinderwagenregenschutzhüllenaufbewahrungstasche, zusammengefaltet neben einem Kinderwagen',
      aspect: '1/1',
      cover: true,
      width: '480',
      densities: ['1', '2', '3'],
      to: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/schlafsack-tog' } },
    },
  },
  {
    title: 'Whole picture in a wide frame, sharp corners',
    blok: {
      component: 'content_image',
      _uid: 'content-image-3',
      src: file('1600x1200/category/high-chair-sand', 'Ein mitwachsender Hochstuhl aus hellem Holz'),
      aspect: '16/9',
      rounded: false,
    },
  },
  {
    title: "The shop's own picture, an old story's plain address",
    blok: {
      component: 'content_image',
      _uid: 'content-image-4',
      src: '/pictures/originals/1600x1200/category/car-seat-coral.png',
      alt: 'Ein Kindersitz von der Seite',
      provider: 'shop',
      aspect: '4/3',
      width: 320,
    },
  },
  {
    title: 'Blurred, darker and in a lower quality, as a ground for words',
    blok: {
      component: 'content_image',
      _uid: 'content-image-5',
      src: file('1600x1200/category/pram-forest', 'Ein Kinderwagen, unscharf'),
      brightness: -20,
      blur: 12,
      quality: 40,
      width: 320,
    },
  },
  {
    title: 'On its side, whole in a square frame with a ground of its own',
    blok: {
      component: 'content_image',
      _uid: 'content-image-6',
      src: file('1600x1200/category/sleeping-bag-sage', 'Ein Schlafsack, quer'),
      rotate: '90',
      aspect: '1/1',
      fill: '#F6EFE6',
      format: 'png',
      width: 320,
    },
  },
]
