import type { AttributeValue } from '@/schemas/shop'
import { colours } from './colours'
import { dimensionWords } from './dimensions'
import { ageWords } from './facts'
import { kindKeys, kinds } from './kinds/index'
import { orderedSizes, sizeRuns } from './sizes'
import type { Words } from './types'

const alike = (text: string): Words => ({ de: text, fr: text, nl: text })

/** The words for values that are no numbers, in the order of filters. */
const named: Record<string, Record<string, Words>> = {
  geschlecht: {
    unisex: { de: 'Unisex', fr: 'Mixte', nl: 'Uniseks' },
    maedchen: { de: 'Mädchen', fr: 'Fille', nl: 'Meisje' },
    junge: { de: 'Junge', fr: 'Garçon', nl: 'Jongen' },
  },
  saison: {
    'fruehjahr-sommer': { de: 'Frühjahr und Sommer', fr: 'Printemps et été', nl: 'Lente en zomer' },
    'herbst-winter': { de: 'Herbst und Winter', fr: 'Automne et hiver', nl: 'Herfst en winter' },
    ganzjaehrig: { de: 'Ganzes Jahr', fr: 'Toute l’année', nl: 'Hele jaar' },
  },
  nachhaltigkeit: {
    naturmaterial: { de: 'Naturmaterial', fr: 'Matière naturelle', nl: 'Natuurlijk materiaal' },
    nachwachsend: { de: 'Nachwachsender Rohstoff', fr: 'Matière renouvelable', nl: 'Hernieuwbare grondstof' },
    rezyklat: {
      de: 'Mit rezykliertem Material',
      fr: 'Avec matière recyclée',
      nl: 'Met gerecycled materiaal',
    },
    mehrweg: { de: 'Mehrweg', fr: 'Réutilisable', nl: 'Herbruikbaar' },
    ersatzteile: {
      de: 'Ersatzteile erhältlich',
      fr: 'Pièces de rechange disponibles',
      nl: 'Reserveonderdelen verkrijgbaar',
    },
  },
  auswahlWalz: {
    'ohne-aufsatz': { de: 'Ohne Babyaufsatz', fr: 'Sans transat', nl: 'Zonder opzetzitje' },
    'mit-aufsatz': { de: 'Mit Babyaufsatz', fr: 'Avec transat', nl: 'Met opzetzitje' },
    einseitig: { de: 'Einzelpumpe', fr: 'Simple', nl: 'Enkel' },
    beidseitig: { de: 'Doppelpumpe', fr: 'Double', nl: 'Dubbel' },
  },
  motivtext: {
    'mond-und-sterne': { de: 'Mond und Sterne', fr: 'Lune et étoiles', nl: 'Maan en sterren' },
    'wolken-und-mond': { de: 'Wolken und Mond', fr: 'Nuages et lune', nl: 'Wolken en maan' },
    'blaetter-und-sterne': { de: 'Blätter und Sterne', fr: 'Feuilles et étoiles', nl: 'Blaadjes en sterren' },
    blaetter: { de: 'Blätter', fr: 'Feuilles', nl: 'Blaadjes' },
    streifen: { de: 'Streifen', fr: 'Rayures', nl: 'Strepen' },
    herz: { de: 'Herz', fr: 'Cœur', nl: 'Hart' },
    punkte: { de: 'Punkte', fr: 'Pois', nl: 'Stippen' },
    ente: { de: 'Ente', fr: 'Canard', nl: 'Eend' },
    hase: { de: 'Hase', fr: 'Lapin', nl: 'Konijn' },
    baer: { de: 'Bär', fr: 'Ours', nl: 'Beer' },
    hund: { de: 'Hund', fr: 'Chien', nl: 'Hond' },
  },
}

/** Values that are numbers, with what makes words of them. */
const counted: [attribute: string, values: readonly string[], words: (value: string) => Words][] = [
  ['uvSchutz', ['30', '50'], (value) => alike(`UV ${value}`)],
  ['wassersaeule', ['3000', '5000', '10000'], (value) => alike(`${Number(value) / 1000} 000 mm`)],
  ['tog', ['1.0', '2.5', '3.5'], (value) => alike(`${value.replace('.', ',')} TOG`)],
  ['asGro', orderedSizes.asGro, alike],
  ['doppelgroesse', orderedSizes.doppelgroesse, alike],
]

const ages = [
  ...new Set([
    ...kindKeys.flatMap((key) => kinds[key].age ?? []),
    ...sizeRuns.ages.map(({ attributes }) => Number(attributes.dimAlterGeeignetAb)),
  ]),
].sort((one, other) => one - other)

const placed = (
  attribute: string,
  values: readonly { value: string; labels: Words; swatch?: string }[],
): AttributeValue[] => values.map((value, index) => ({ attribute, ...value, position: index + 1 }))

/** The words for every value that the seeded products have, each with its place in filters. */
export const seedAttributeValues = (): AttributeValue[] => [
  ...placed(
    'farbe',
    Object.values(colours).map(({ value, swatch, words }) => ({ value, labels: words, swatch })),
  ),
  ...Object.entries(named).flatMap(([attribute, values]) =>
    placed(
      attribute,
      Object.entries(values).map(([value, labels]) => ({ value, labels })),
    ),
  ),
  ...counted.flatMap(([attribute, values, words]) =>
    placed(
      attribute,
      values.map((value) => ({ value, labels: words(value) })),
    ),
  ),
  ...placed(
    'dimAlterGeeignetAb',
    ages.map((months) => ({ value: String(months), labels: ageWords(months) })),
  ),
  ...placed(
    'vppdimension',
    Object.entries(dimensionWords).map(([value, { words }]) => ({ value, labels: words })),
  ),
]
