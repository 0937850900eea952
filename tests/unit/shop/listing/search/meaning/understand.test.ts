import { describe, expect, it } from 'vitest'
import { relaxations } from '@/lib/shop/listing/search/meaning/relax'
import type { Sense } from '@/lib/shop/listing/search/meaning/sense'
import { knownSize } from '@/lib/shop/listing/search/meaning/sizes'
import { understand } from '@/lib/shop/listing/search/meaning/understand'
import type { Language } from '@/schemas'

const sense: Sense = {
  colours: new Map([
    ['blau', ['himmelblau', 'nachtblau']],
    ['gruen', ['salbei']],
    ['rosa', ['rose']],
  ]),
  sizes: ['50', '56', '62', '68', '50/56', '62/68', 'XL'].map(knownSize),
  ages: [0, 3, 6, 12, 15, 18, 36],
  occasions: new Map([
    ['geburtstag', { label: 'Geburtstag', categories: [7] }],
    ['zur taufe', { label: 'zur Taufe', categories: [7] }],
    ['taufgeschenk', { label: 'Taufgeschenk', categories: [7] }],
  ]),
  longestOccasion: 2,
  occasionWords: new Set(),
}

/** The words that are left, and what the others mean. */
const meant = (language: Language, term: string) => {
  const { rest, parts } = understand(term, { language }, sense)
  return [
    rest.join(' '),
    ...parts.map(({ meaning, values, label, price }) =>
      `${meaning} ${price ? `${price.from ?? ''}-${price.to ?? ''}` : values.join(' ') || label}`.trim(),
    ),
  ]
}

const blue = 'colour himmelblau nachtblau'

describe('a term', () => {
  it.each<[Language, string, string[]]>([
    ['de', 'Strampler blau 62', ['strampler', 'size 62 62/68', blue]],
    ['de', 'blauer Strampler', ['strampler', blue]],
    ['de', 'dunkelblaue Hosen', ['hosen', blue]],
    ['de', 'hell blaues Kleid', ['kleid', blue]],
    ['de', 'gruen', ['', 'colour salbei']],
    ['de', 'body 62/68', ['body', 'size 62 62/68 68']],
    ['de', 'Mütze Größe 51', ['mutze', 'size 50/56']],
    ['de', 'Mütze Gr. 999', ['mutze', 'size 999']],
    ['de', 'Body Größe XL', ['body', 'size XL']],
    ['de', 'lila Body', ['body', 'colour Lila']],
    ['de', 'günstige Bodys im Angebot', ['bodys', 'sale 1']],
    ['de', 'Kleid zur Taufe', ['kleid', 'occasion zur Taufe']],
    ['de', 'Taufgeschenke blau', ['', blue, 'occasion Taufgeschenk']],
    ['de', 'Geschenk bis 30 Euro', ['geschenk', 'price -30']],
    ['de', 'Body unter 20€', ['body', 'price -20']],
    ['de', 'Wagen bis 1.000,- CHF', ['wagen', 'price -1000']],
    ['de', "Wagen ab 1'000 Franken", ['wagen', 'price 1000-']],
    ['de', 'Body für 19,99 €', ['body', 'price -20']],
    ['de', 'Body von 10 bis 20 Euro', ['body', 'price 10-20']],
    ['de', 'Body 10-20 €', ['body', 'price 10-20']],
    ['de', 'Body für Neugeborene', ['body', 'age 0']],
    ['de', 'Neugeborenes', ['', 'age 0']],
    ['de', 'Kinderwagen ab Geburt', ['kinderwagen', 'age 0']],
    ['de', '0 Monate', ['', 'age 0']],
    ['de', '0 Jahre', ['0 jahre']],
    ['fr', 'bonnets nouveau-nés', ['bonnets', 'age 0']],
    ['fr', 'jouet dès la naissance', ['jouet', 'age 0']],
    ['nl', 'muts voor pasgeborenen', ['muts', 'age 0']],
    ['fr', 'cadeau à moins de 30 francs', ['cadeau', 'price -30']],
    ['fr', 'body entre 10 et 20 €', ['body', 'price 10-20']],
    ['fr', 'poussette dès CHF 500', ['poussette', 'price 500-']],
    ['nl', 'romper tot 20 euro', ['romper', 'price -20']],
    ['de', 'Body unter CHF 19.90', ['body', 'price -20']],
    ['de', 'Body bis Fr. 19.90', ['body', 'price -20']],
    ['nl', 'romper tot € 19,99', ['romper', 'price -20']],
    ['de', "Wagen unter CHF 1'000", ['wagen', 'price -1000']],
    ['fr', 'poussette à moins de 1 000 €', ['poussette', 'price -1000']],
    ['fr', 'poussette à moins de 1\u202f000 €', ['poussette', 'price -1000']],
    ['de', 'Body zwischen € 10 und € 20', ['body', 'price 10-20']],
    ['de', 'Body 10 € 20 €', ['body', 'price 10-20']],
    ['de', 'Body 62 bis 20 Euro', ['body', 'size 62 62/68', 'price -20']],
    ['nl', 'romper 62 tot 20 euro', ['romper', 'size 62 62/68', 'price -20']],
    ['de', 'Laufrad 2 Jahre', ['laufrad', 'age 12 15 18']],
    ['de', 'Rassel ab 3 Monaten', ['rassel', 'age 3']],
    ['de', 'Kindersitz ab 4', ['kindersitz', 'age 36']],
    ['de', 'Kindersitz ab 9 kg', ['kindersitz ab 9 kg']],
    ['fr', 'siège auto dès 4', ['siege auto', 'age 36']],
    ['nl', 'autostoel vanaf 4', ['autostoel', 'age 36']],
    ['de', 'Spielzeug für 3-jährige', ['spielzeug', 'age 18 36']],
    ['de', '1. Geburtstag', ['', 'age 6 12', 'occasion Geburtstag']],
    ['de', 'zweiter Geburtstag', ['', 'age 12 15 18', 'occasion Geburtstag']],
    ['fr', 'jouet dès 18 mois', ['jouet', 'age 18']],
    ['nl', 'speelgoed 1 jaar', ['speelgoed', 'age 6 12']],
    ['de', 'Spielzeug 2-4 Jahre', ['spielzeug', 'age 12 15 18 36']],
    ['de', 'Spielzeug 2–4 Jahre', ['spielzeug', 'age 12 15 18 36']],
    ['de', 'Spielzeug für Kinder von 2 bis 4 Jahren', ['spielzeug', 'age 12 15 18 36']],
    ['de', 'Spielzeug zwischen 2 und 4 Jahren', ['spielzeug', 'age 12 15 18 36']],
    ['de', 'Spielzeug für 2- bis 4-jährige', ['spielzeug', 'age 12 15 18 36']],
    ['de', 'Rassel 0-3 Monate', ['rassel', 'age 0 3']],
    ['de', 'Rassel 18 Monate bis 3 Jahre', ['rassel', 'age 12 15 18 36']],
    ['de', 'Puzzle 2-4 Jahre bis 20 Euro', ['puzzle', 'age 12 15 18 36', 'price -20']],
    ['fr', 'jouet 2-4 ans', ['jouet', 'age 12 15 18 36']],
    ['fr', 'jouet pour enfant de 2 à 4 ans', ['jouet', 'age 12 15 18 36']],
    ['fr', 'jouet 6/12 mois', ['jouet', 'age 3 6 12']],
    ['nl', 'speelgoed 2-4 jaar', ['speelgoed', 'age 12 15 18 36']],
    ['nl', 'speelgoed tussen 2 en 4 jaar', ['speelgoed', 'age 12 15 18 36']],
    // Not from more to less: the first number is something else.
    ['de', 'Puzzle 62 2 Jahre', ['puzzle', 'size 62 62/68', 'age 12 15 18']],
    // A limit without a currency is a price where the number is nothing else.
    ['de', 'Kinderwagen unter 500', ['kinderwagen', 'price -500']],
    ['de', 'Kinderwagen ab 500', ['kinderwagen', 'price 500-']],
    ['de', 'Hochstuhl zwischen 100 und 300', ['hochstuhl', 'price 100-300']],
    ['de', 'bis 50', ['', 'price -50']],
    ['de', 'under 50', ['', 'price -50']],
    ['fr', 'poussette à moins de 500', ['poussette', 'price -500']],
    ['nl', 'kinderwagen onder 500', ['kinderwagen', 'price -500']],
    ['de', 'Body bis 62', ['body', 'size 50 56 62 50/56 62/68']],
    ['de', 'Body zwischen 50 und 62', ['body', 'size 50 56 62 50/56 62/68']],
    ['de', 'Kindersitz bis 150 cm', ['kindersitz 150 cm']],
    ['de', 'Sitz unter 25 Kilo', ['sitz unter 25 kilo']],
    ['de', 'Kinderwagen für 2', ['kinderwagen 2']],
    ['de', 'Kindersitz ab 100', ['kindersitz ab 100']],
    // No colours, no sizes, no prices, no ages.
    ['de', 'Kindersitz bis 36 kg', ['kindersitz 36 kg']],
    ['de', 'Jubiläum 100 Jahre', ['jubilaum 100 jahre']],
    ['de', 'Gläschen 6 Monate', ['glaschen', 'age 3 6']],
    ['de', 'Holz Eisenbahn', ['holz eisenbahn']],
    ['de', 'Brot Edelweiß', ['brot edelweiss']],
    ['de', '62 ml', ['62 ml']],
    ['de', 'Hose ab 56', ['hose', 'size 56 62 68 50/56 62/68']],
    ['de', 'Buch 3', ['buch 3']],
    ['fr', 'body bleu marine taille 62', ['body', 'size 62 62/68', blue]],
    ['fr', "body vert d'eau", ['body', 'colour salbei']],
    ['fr', 'bodies bleues pas chers', ['bodies', blue, 'sale 1']],
    ['fr', 'body en promotion', ['body', 'sale 1']],
    ['nl', 'lichtblauwe romper maat 62', ['romper', 'size 62 62/68', blue]],
    ['nl', 'roze jas in de aanbieding', ['jas', 'colour rose', 'sale 1']],
  ])('in %s: “%s” means %j', (language, term, expected) => {
    expect(meant(language, term)).toEqual(expected)
  })

  it('means nothing that was taken back, whose words are passed over', () => {
    const { rest, parts } = understand('Body blau 62', { language: 'de' }, sense, new Set(['size']))
    expect([rest, parts.map(({ meaning }) => meaning)]).toEqual([['body'], ['colour']])
  })

  it('is relaxed by the size first, then the colour, then both', () => {
    const { parts } = understand('Body blau 62', { language: 'de' }, sense)
    expect(relaxations(parts).map(({ left }) => left.map(({ meaning }) => meaning))).toEqual([
      [],
      ['size'],
      ['colour'],
      ['size', 'colour'],
    ])
  })
})
