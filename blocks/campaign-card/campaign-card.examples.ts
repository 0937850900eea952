import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const drawn = (name: string, alt: string) => ({
  filename: `/pictures/originals/1600x1200/${name}.png`,
  alt,
})

export const campaignCardExamples: BlockExample[] = [
  {
    title: 'Everything, in winter',
    blok: {
      component: 'campaign_card',
      _uid: 'campaign-card-1',
      dateFrom: '2025-11-01 00:00',
      dateTo: '2035-02-28 23:00',
      badge: 'Winter',
      headline: 'Warm durch die Nacht',
      text: 'Schlafsäcke mit 2,5 und 3,5 TOG für Zimmer unter 20 °C.',
      price: 'ab 39 ¤',
      image: drawn('teaser/night', 'Ein Kind schläft im Schlafsack'),
      link: { linktype: 'story', story: { full_slug: 'de-de/kategorieseiten/schlafen/schlafsaecke' } },
      backgroundColor: 'sky',
      promotionId: 'winter-nights',
      promotionName: 'Warm durch die Nacht',
      promotionCreative: 'night',
      promotionSlot: 'grid-1',
    },
  },
  {
    title: 'Without a picture',
    blok: {
      component: 'campaign_card',
      _uid: 'campaign-card-2',
      badge: '−20 %',
      headline: 'Bodys im Dreierpack',
      text: 'Aus Baumwolle, in den Größen 50 bis 98.',
      price: 'bis zu 15 ¤ gespart',
      link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/' } },
      backgroundColor: 'butter',
    },
  },
  {
    title: 'Very long words, without a link',
    blok: {
      component: 'campaign_card',
      _uid: 'campaign-card-3',
      badge: 'Erstlingsausstattungsberatungswochen bis Ende des Monats',
      headline: 'Neugeborenenerstausstattungsberatungswochen',
      text: 'Kinderwagenzubehörbefestigungsadapter und alles, was sonst noch zur Grundausstattung der ersten Wochen gehört.',
      price: 'bis zu 1234567 ¤ gegenüber dem Einzelkauf gespart',
      image: drawn('category/sleeping-bag-apricot', ''),
    },
  },
  {
    title: 'Only for reduced products: hidden on other pages',
    blok: {
      component: 'campaign_card',
      _uid: 'campaign-card-4',
      triggers: [{ component: 'trigger', _uid: 'campaign-card-4-1', type: 'sale' }],
      headline: 'Noch einmal reduziert',
    },
  },
]
