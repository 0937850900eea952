import type { BlockExample } from '@/lib/blocks'

const wide = {
  filename: 'https://a.storyblok.com/f/100001/1600x1200/c0ffee/kinderzimmer.jpg',
  alt: 'Ein Kinderzimmer mit Gitterbett und Wickelkommode',
}
const phone = {
  filename: 'https://a.storyblok.com/f/100001/800x600/c0ffee/gitterbett.jpg',
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
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/kinderzimmer' } },
      linkText: 'Möbel ansehen',
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Text on the right, in French',
    blok: {
      component: 'banner',
      _uid: 'banner-2',
      headline: 'La valise de maternité, sans rien oublier',
      text: 'Notre liste à cocher, relue par des sages-femmes.',
      image: wide,
      link: { linktype: 'story', story: { full_slug: 'fr-ch/conseils/valise' } },
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
    title: 'Only a long compound',
    blok: {
      component: 'banner',
      _uid: 'banner-4',
      headline: 'Neugeborenenerstausstattungsberatungsgespräch',
    },
  },
]
