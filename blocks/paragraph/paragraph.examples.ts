import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const long =
  'Ein Schlafsack ersetzt die Decke: Er verrutscht nicht, hält gleichmäßig warm und lässt dem Kopf seinen Platz. ' +
  'Achten Sie auf die Größe, auf die Raumtemperatur und auf einen Reißverschluss, der sich von unten öffnen lässt. ' +
  'Eine Kinderzimmertemperatur von 16 bis 18 °C ist nachts ein guter Wert.'

export const paragraphExamples: BlockExample[] = [
  { title: 'Plain', blok: { component: 'paragraph', _uid: 'paragraph-1', text: long } },
  {
    title: 'Lead of two paragraphs',
    blok: {
      component: 'paragraph',
      _uid: 'paragraph-2',
      type: 'lead',
      text: 'Die erste Nacht zu Hause.\n\nWas Sie brauchen, ist weniger, als Sie denken.',
    },
  },
  {
    title: 'Two justified columns on a coloured ground',
    blok: {
      component: 'paragraph',
      _uid: 'paragraph-3',
      text: `${long}\n\n${long}`,
      columns: '2',
      justify: true,
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Small print, centred',
    blok: {
      component: 'paragraph',
      _uid: 'paragraph-4',
      type: 'small',
      positioning: 'center',
      color: 'quiet',
      text: 'Alle Preise enthalten die Mehrwertsteuer. Der Versand kommt dazu.',
    },
  },
  {
    title: 'Own colour on a card',
    blok: {
      component: 'paragraph',
      _uid: 'paragraph-5',
      text: 'Nur in Filialen erhältlich.',
      fontColor: '#8A2B1B',
      backgroundColor: 'card',
    },
  },
]
