import type { BlockExample } from '@/lib/storefront/blocks'

const picture = (name: string, alt: string) => ({
  fieldtype: 'asset',
  filename: `/pictures/originals/1600x1200/${name}.png`,
  alt,
})
const story = (fullSlug: string) => ({
  linktype: 'story',
  story: { full_slug: fullSlug },
})

export const teaserExamples: BlockExample[] = [
  {
    title: 'Card with everything',
    blok: {
      component: 'teaser',
      _uid: 'teaser-1',
      kicker: 'Ratgeber',
      headline: 'Der erste Kinderwagen',
      text: 'Worauf es ankommt, wenn Sie Treppen steigen, Bus fahren oder über Feldwege gehen.',
      image: picture('category/pram-forest', 'Ein dunkelgrüner Kinderwagen'),
      link: story('de-de/ratgeber/kinderwagen-fragen'),
      linkText: 'Zum Ratgeber',
    },
  },
  {
    title: 'Only a headline',
    blok: { component: 'teaser', _uid: 'teaser-2', headline: 'Schlafsäcke' },
  },
  {
    title: 'Picture beside the text, in French, on a ground',
    blok: {
      component: 'teaser',
      _uid: 'teaser-3',
      headline: 'Bien dormir dès la première nuit',
      level: 'h2',
      text: 'La bonne température, la bonne taille, et une gigoteuse qui grandit avec votre enfant.',
      image: picture('category/sleeping-bag-sky', 'Une gigoteuse bleu ciel'),
      link: story('fr-ch/conseils/gigoteuse-tog'),
      variant: 'side',
      backgroundColor: 'sky',
    },
  },
  {
    title: 'Without a card',
    blok: {
      component: 'teaser',
      _uid: 'teaser-4',
      headline: 'Größen verstehen',
      text: 'Von 50 bis 104: So messen Sie richtig.',
      image: picture('teaser/sizes', ''),
      link: story('de-de/groessenberater'),
      variant: 'plain',
    },
  },
  {
    title: 'A long German compound and a link to another site',
    blok: {
      component: 'teaser',
      _uid: 'teaser-5',
      kicker: 'Reisevorbereitungscheckliste',
      headline: 'Kinderwagenregenschutzhüllenaufbewahrungstasche',
      text: 'Babyschalenbefestigungssystemkompatibilitätsübersicht für alle Fahrzeuge.\nMit Druckfassung.',
      link: { linktype: 'url', url: 'https://www.example.org/kindersitze/', target: '_blank' },
      linkText: 'Verträglichkeitsübersicht öffnen',
      backgroundColor: 'butter',
    },
  },
]
