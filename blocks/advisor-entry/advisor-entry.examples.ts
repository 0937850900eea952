import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const drawn = (name: string, alt: string) => ({
  filename: `/pictures/originals/1600x1200/${name}.png`,
  alt,
})

export const advisorEntryExamples: BlockExample[] = [
  {
    title: 'Sizes, with a picture and a page that says more',
    blok: {
      component: 'advisor_entry',
      _uid: 'advisor-entry-1',
      headline: 'Passt das noch oder schon?',
      text: 'Ein Maßband und eine Minute: Dann wissen Sie, welche Größe Ihr Kind trägt.',
      image: drawn('teaser/sizes', 'Ein Maßband neben einem Strampler'),
      advisor: 'size',
      buttonText: 'Größe finden',
      link: { linktype: 'story', story: { full_slug: 'de-de/groessenberater' } },
      backgroundColor: 'apricot',
    },
  },
  {
    title: 'Warmth, without a picture',
    blok: {
      component: 'advisor_entry',
      _uid: 'advisor-entry-2',
      headline: 'Welcher Schlafsack für diese Nacht?',
      text: 'Sehen Sie auf das Thermometer im Zimmer, wir sagen Ihnen den Rest.',
      advisor: 'tog',
      buttonText: 'Wärme wählen',
    },
  },
  {
    title: 'Very long words',
    blok: {
      component: 'advisor_entry',
      _uid: 'advisor-entry-3',
      headline: 'Neugeborenenerstausstattungsgrößenberatung',
      text: 'Von der Geburt bis zum dritten Geburtstag: Alle Größen mit Körpergröße und ungefährem Alter stehen in einer einzigen Tabelle.',
      advisor: 'size',
      buttonText: 'Neugeborenenerstausstattungsgrößentabelle öffnen',
      backgroundColor: 'sky',
    },
  },
]
