import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const wide = {
  filename: '/pictures/originals/1600x1200/teaser/nursery.png',
  alt: 'Ein Kinderzimmer mit Gitterbett und Wickelkommode',
}
const phone = {
  filename: '/pictures/originals/1600x1200/category/cot-sand.png',
  alt: 'Ein Gitterbett',
}

export const bannerExamples: BlockExample[] = [
  {
    title: 'Stage of a page',
    blok: {
      component: 'banner',
      _uid: 'banner-1',
      headline: 'Ein Zimmer, das mitwächst',
      level: 'h1',
      kicker: 'Kinderzimmer',
      text: 'Vom Beistellbett bis zum ersten Schreibtisch: Möbel, die lange bleiben.',
      image: wide,
      mobileImage: phone,
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/kinderzimmer' } },
      linkText: 'Möbel ansehen',
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Text on the right',
    blok: {
      component: 'banner',
      _uid: 'banner-2',
      headline: 'Die Tasche für die Geburt, in der nichts fehlt',
      text: 'Unsere Liste zum Abhaken.',
      image: wide,
      link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/erstausstattung' } },
      align: 'right',
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Centred, the picture above',
    blok: {
      component: 'banner',
      _uid: 'banner-3',
      headline: 'Herbstspaziergang',
      image: wide,
      align: 'center',
    },
  },
  {
    title: 'Low, the head of a category',
    blok: {
      component: 'banner',
      _uid: 'banner-5',
      headline: 'Kinderzimmermöbel',
      level: 'h2',
      kicker: 'Schlafen',
      text: 'Betten, Kommoden und Regale, die lange bleiben.',
      image: phone,
      size: 'compact',
      backgroundColor: 'sky',
    },
  },
  {
    title: 'Only a long compound',
    blok: {
      component: 'banner',
      _uid: 'banner-4',
      headline: 'Neugeborenenerstausstattungsberatungsgespräch',
    },
  },
]
