import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStory } from '@/lib/content/check'
import { environmentalClaim } from '@/lib/content/check/environmental-claims'
import { definitions } from '@/schemas/definitions'

const claimed = [
  ['Unsere Flaschen sind nachhaltig.', 'nachhaltig'],
  ['Umweltfreundliche Windeln', 'umweltfreundliche'],
  ['Un choix écologique', 'écologique'],
  ['Des matières durables', 'durables'],
  ['Respectueux de l’environnement', "respectueux de l'environnement"],
  ['Duurzame kleding', 'duurzame'],
  ['Milieuvriendelijk wassen', 'milieuvriendelijk'],
  ['Klimaneutraler Versand, weil wir ausgleichen', 'klimaneutraler'],
  ['Livraison neutre en carbone', 'neutre en carbone'],
  ['Klimaatneutrale verzending', 'klimaatneutrale'],
  ['100 % nachhaltig', 'nachhaltig'],
  ['20 % Rabatt auf unsere nachhaltige Mode', 'nachhaltige'],
  ['20 % auf nachhaltige Baumwolle', 'nachhaltige'],
  ['100 % nachhaltige Baumwolle', 'nachhaltige'],
  ['Unsere nachhaltigen Bodys: Wir sind für Sie da und beraten gern.', 'nachhaltigen'],
  ['Diese Mode ist nachhaltig, denn das ist gut.', 'nachhaltig'],
  ['Öko-Windeln', 'öko-windeln'],
  ['Umweltverträglich verpackt', 'umweltverträglich'],
  ['Umwelt-freundlich verpackt', 'umwelt-freundlich'],
  ['100 % durable', 'durable'],
  ['10 % de réduction sur nos vêtements écologiques', 'écologiques'],
  ['100 % duurzaam', 'duurzaam'],
  ['10 % korting op milieubewuste luiers', 'milieubewuste'],
  ['Klima-neutraler Versand', 'klima-neutraler'],
  ['CO₂ neutraler Versand', 'co2 neutraler'],
  ['CO2-kompensiert versandt', 'co2-kompensiert'],
  ['Klimakompensierte Lieferung', 'klimakompensierte'],
  ['Livraisons neutres en CO₂', 'neutres en co2'],
  ['Un envoi neutre pour le climat', 'neutre pour le climat'],
  ['Un envoi climatiquement neutre', 'climatiquement neutre'],
  ['Envoi compensé en carbone', 'compensé en carbone'],
  ['Klimaat-neutraal bezorgd', 'klimaat-neutraal'],
  ['CO2-neutraal bezorgd', 'co2-neutraal'],
  ['CO2-gecompenseerd bezorgd', 'co2-gecompenseerd'],
] as const

const allowed = [
  'Nachhaltiger als zuvor, weil der Karton zu 80 % aus Altpapier ist.',
  'Un emballage plus écologique : 80 % de carton recyclé.',
  'Duurzaam, omdat de stof voor 100 % gerecycled is.',
  'Nous envoyons un accusé de réception sur un support durable.',
  'Wij sturen het op een duurzame gegevensdrager.',
  'Garantie de durabilité du fabricant : 4 ans',
  'Duurzaamheidsgarantie van de fabrikant: 4 jaar',
  'Das Holz ist geölt.',
  'Ökologischer: 50 % weniger Wasser beim Färben.',
  'Plus durable : 100 % coton bio.',
  'Plus écologique : 50 % de matières recyclées.',
  'Duurzamer: 30% minder plastic.',
  'Nachhaltiger: Der Bezug ist aus 100 % recyceltem Polyester.',
  'Ökonomisch gepackt',
  'Von Öko-Test geprüft',
]

describe('a text', () => {
  it.each(claimed)('“%s” is named for its claim', (text, claim) => {
    expect(environmentalClaim(text)?.claim).toBe(claim)
  })

  it.each(allowed)('“%s” is not', (text) => {
    expect(environmentalClaim(text)).toBeUndefined()
  })
})

const story = (body: object[]) => ({
  ...{ uuid: 'a', id: 1, slug: 'x', full_slug: 'de-de/x', name: 'x', published_at: null },
  content: { component: 'page', _uid: 'p', title: 'x', body },
})
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

it('is found in plain fields and in each paragraph of a rich text, with its place', () => {
  const findings = checkStory(
    story([
      { component: 'paragraph', _uid: 'a', text: 'Nachhaltig für alle.' },
      {
        ...{ component: 'rich_text', _uid: 'b' },
        text: { type: 'doc', content: [paragraph('Zu 80 % aus Altpapier.'), paragraph('Umweltfreundlich.')] },
      },
    ]),
    definitions,
  )
  expect(
    findings.map(({ path, field, reason }) => [path, field, reason.split('“')[1]?.split('”')[0]]),
  ).toEqual([
    ['body[0]', 'text', 'nachhaltig'],
    ['body[1]', 'text', 'umweltfreundlich'],
  ])
})

/** All words that shoppers read: messages, the first content and the catalogue. */
const folders = [
  'lib/platform/i18n/messages',
  'scripts/seed/content/words',
  'scripts/seed/content/markets',
  'scripts/seed/catalogue/data',
]

it('none of the shop’s own words claims anything without a reason', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(texts)
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => texts(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
      .filter((text) => environmentalClaim(text) !== undefined),
  )
  expect(found).toEqual([])
})
