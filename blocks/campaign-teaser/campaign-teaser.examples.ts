import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const drawn = (name: string, alt: string) => ({
  filename: `/pictures/originals/1600x1200/${name}.png`,
  alt,
})

export const campaignTeaserExamples: BlockExample[] = [
  {
    title: 'In Advent, with everything',
    blok: {
      component: 'campaign_teaser',
      _uid: 'campaign-teaser-1',
      dateFrom: '2026-11-29 00:00',
      dateTo: '2026-12-24 23:00',
      badge: 'Nur im Advent',
      headline: 'Schenken Sie, was lange bleibt',
      text: 'Holzspielzeug, Decken und Gutscheine. Für die Kleinsten und für die, die schon laufen.',
      image: drawn('teaser/gifts', 'Geschenke neben einem Plüschhasen'),
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/spielen/geschenke' } },
      linkText: 'Geschenke ansehen',
      backgroundColor: 'butter',
    },
  },
  {
    title: 'Always, on the home page only, without a picture',
    blok: {
      component: 'campaign_teaser',
      _uid: 'campaign-teaser-2',
      triggers: [{ component: 'trigger', _uid: 'campaign-teaser-2-1', type: 'url', value: '/' }],
      badge: '−10 %',
      headline: 'Schlafsäcke für den Winter',
      text: 'Für kühle Nächte, von der Geburt bis zum dritten Geburtstag.',
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/' } },
      backgroundColor: 'sky',
    },
  },
  {
    title: 'A long compound on a card, without a link',
    blok: {
      component: 'campaign_teaser',
      _uid: 'campaign-teaser-3',
      headline: 'Neugeborenenerstausstattungsberatungswochen',
      image: drawn('category/sleeping-bag-apricot', ''),
    },
  },
  {
    title: 'Only for reduced products: hidden on other pages',
    blok: {
      component: 'campaign_teaser',
      _uid: 'campaign-teaser-4',
      triggers: [{ component: 'trigger', _uid: 'campaign-teaser-4-1', type: 'sale' }],
      headline: 'Noch einmal reduziert',
    },
  },
]
