import type { BlockExample } from '@/lib/storefront/runtime/blocks'

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
    title: 'Picture beside the text, on a ground',
    blok: {
      component: 'teaser',
      _uid: 'teaser-3',
      headline: 'Gut schlafen von der ersten Nacht an',
      level: 'h2',
      text: 'Die richtige Wärme, die richtige Größe und ein ruhiges Zimmer.',
      image: picture('category/sleeping-bag-sky', 'Ein himmelblauer Schlafsack'),
      link: story('de-de/ratgeber/schlafsack-tog'),
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
      text: 'Von 50 bis 98: So messen Sie richtig.',
      image: picture('teaser/sizes', ''),
      link: story('de-de/groessenberater'),
      variant: 'plain',
    },
  },
  {
    title: 'A long compound and a link to another site',
    blok: {
      component: 'teaser',
      _uid: 'teaser-5',
      kicker: 'Reisevorbereitungscheckliste',
      headline: 'Kinderwagenregenschutzhüllenaufbewahrungstasche',
      text: 'Babyschalenbefestigungssystemkompatibilitätsübersicht.\nMit Druckfassung.',
      link: { linktype: 'url', url: 'https://www.example.org/kindersitze/', target: '_blank' },
      linkText: 'Verträglichkeitsübersicht öffnen',
      backgroundColor: 'butter',
    },
  },
]
