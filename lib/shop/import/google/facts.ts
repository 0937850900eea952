import { inEveryLanguage } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import type { AdvancedAttributes, AttributeValue } from '@/schemas/shop'

type Get = (name: string) => string | undefined
type NoteDown = (attribute: string, reason: string) => void
type Problem = (reason: string) => void

type Words = Record<Language, string>

/** Goods that are not new, as values of `zustand`. */
export const conditions = {
  refurbished: {
    value: 'refurbished',
    labels: { de: 'Generalüberholt', fr: 'Reconditionné', nl: 'Refurbished' },
  },
  used: { value: 'used', labels: { de: 'Gebraucht', fr: 'D’occasion', nl: 'Tweedehands' } },
} as const satisfies Record<string, Omit<AttributeValue, 'attribute'>>

export type Condition = keyof typeof conditions

/**
 * How feeds write them, reduced by `plain`. A seconds line (B-Ware) counts as used: whoever calls it new says too much.
 */
const spelled: Readonly<Record<Condition | 'new', readonly string[]>> = {
  new: [
    ...['new', 'brand new', 'neu', 'neuware', 'neu mit etikett', 'fabrikneu'],
    ...['neuf', 'neuve', 'nouveau', 'neuf avec etiquette', 'nieuw', 'nieuwe', 'nieuw met kaartje'],
  ],
  used: [
    ...['used', 'used like new', 'used very good', 'used good', 'used acceptable', 'like new', 'pre owned'],
    ...['preowned', 'pre loved', 'preloved', 'second hand', 'secondhand', 'open box', 'damaged', 'b stock'],
    ...[
      'gebraucht',
      'gebraucht wie neu',
      'wie neu',
      'gebrauchtware',
      'neuwertig',
      'aus zweiter hand',
      'b ware',
    ],
    ...['bware', '2 wahl', 'zweite wahl', 'ausstellungsstuck', 'vorfuhrware', 'retourenware', 'beschadigt'],
    ...[
      'occasion',
      'd occasion',
      'doccasion',
      'usage',
      'usagee',
      'usage comme neuf',
      'comme neuf',
      'seconde main',
    ],
    ...[
      'deuxieme main',
      'de seconde main',
      'd exposition',
      'tweedehands',
      'tweede hands',
      'gebruikt',
      'zo goed als nieuw',
    ],
    ...['als nieuw', 'b keus', 'tweede keus', 'showmodel'],
  ],
  refurbished: [
    ...[
      'refurbished',
      'certified refurbished',
      'seller refurbished',
      'remanufactured',
      'reconditioned',
      'renewed',
    ],
    ...['generaluberholt', 'uberholt', 'refurbisht', 'wiederaufbereitet', 'aufbereitet', 'erneuert'],
    ...['reconditionne', 'reconditionnee', 'remis a neuf', 'remanufacture', 'gereviseerd', 'opgeknapt'],
    ...['gerefurbished', 'gerenoveerd'],
  ],
}

const conditionOf = new Map(
  (Object.keys(spelled) as (keyof typeof spelled)[]).flatMap((name) =>
    spelled[name].map((word) => [word, name] as const),
  ),
)

/** A word without case, accents, signs between its parts and the address of schema.org. */
const plain = (text: string): string =>
  text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/condition$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const classes = 'ABCDEFG'

/** What a feed says of an article besides: facts that are shown as they are. */
export type FeedFacts = {
  condition?: Condition | undefined
  multipack?: number | undefined
  energy?: { own: string; best: string; worst: string } | undefined
  eprel?: string | undefined
}

/** Undefined for what is new. An unknown word is a problem of the row: it may say that the article is not new. */
function readCondition(text: string | undefined, problem: Problem): Condition | undefined {
  const word = plain(text ?? '')
  if (word === '') return undefined
  const known = conditionOf.get(word)
  if (!known) problem(`condition “${text?.slice(0, 40)}” is none of new, refurbished, used`)
  return known === 'new' ? undefined : known
}

const isClass = (text: string) => /^(?:[A-G]|A\+{1,3})$/.test(text)

function readEnergy(get: Get, note: NoteDown): FeedFacts['energy'] {
  const text = get('energy_efficiency_class')?.toUpperCase()
  if (text === undefined) return undefined
  const best = get('max_energy_efficiency_class')?.toUpperCase() ?? classes[0] ?? ''
  const worst = get('min_energy_efficiency_class')?.toUpperCase() ?? classes.at(-1) ?? ''
  if ([text, best, worst].every(isClass)) return { own: text, best, worst }
  note(
    'energy_efficiency_class',
    `energy_efficiency_class “${text.slice(0, 20)}” or its scale is none of A to G`,
  )
  return undefined
}

function readMultipack(text: string | undefined, note: NoteDown): number | undefined {
  if (text === undefined || text === '0') return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  note('multipack', `multipack “${text.slice(0, 20)}” is no number of pieces`)
  return undefined
}

/** The number of a device in the product database; certificates of others are left out without a word. */
const readEprel = (texts: readonly string[]): string | undefined =>
  texts.map((text) => /\bEPREL:(\d{1,12})\b/i.exec(text)?.[1]).find((number) => number !== undefined)

/** As tables write it, `EC:EPREL:123456`, and as elements of XML, whose names and numbers come in the same order. */
export function certificationsIn(fields: ReadonlyMap<string, readonly string[]>): string[] {
  const codes = fields.get('certification.certification_code') ?? []
  const nested = (fields.get('certification.certification_name') ?? []).map(
    (name, index) => `${name}:${codes[index] ?? ''}`,
  )
  return [...(fields.get('certification') ?? []), ...nested]
}

export const readFacts = (
  get: Get,
  certifications: readonly string[],
  { problem, note }: { problem: Problem; note: NoteDown },
): FeedFacts => ({
  condition: readCondition(get('condition'), problem),
  multipack: readMultipack(get('multipack'), note),
  energy: readEnergy(get, note),
  eprel: readEprel(certifications),
})

const labels = {
  condition: { de: 'Zustand', fr: 'État', nl: 'Staat' },
  multipack: { de: 'Inhalt der Packung', fr: 'Contenu du lot', nl: 'Inhoud van de verpakking' },
  energyEfficiency: { de: 'Energieeffizienzklasse', fr: 'Classe énergétique', nl: 'Energieklasse' },
  eprel: { de: 'EU-Produktdatenbank', fr: 'Base de données de l’UE', nl: 'Productdatabank van de EU' },
} as const satisfies Record<string, Words>

const pieces = (count: number): Words => ({
  de: `${count} Stück`,
  fr: `${count} pièces`,
  nl: `${count} stuks`,
})

/** The class with its scale, as the arrow of the label has it. */
const arrow = ({ own, best, worst }: NonNullable<FeedFacts['energy']>): Words => ({
  de: `${own} (Spektrum ${best} bis ${worst})`,
  fr: `${own} (échelle de ${best} à ${worst})`,
  nl: `${own} (schaal van ${best} tot ${worst})`,
})

/** The facts as attributes that a page shows, in place of those of an earlier feed. */
export function shownFacts(
  present: AdvancedAttributes,
  { condition, multipack, energy, eprel }: FeedFacts,
): AdvancedAttributes {
  const words: Partial<Record<keyof typeof labels, Words>> = {
    ...(condition && { condition: conditions[condition].labels }),
    ...(multipack !== undefined && { multipack: pieces(multipack) }),
    ...(energy && { energyEfficiency: arrow(energy) }),
    ...(eprel !== undefined && { eprel: inEveryLanguage(`EPREL ${eprel}`) }),
  }
  const others = Object.entries(present).filter(([name]) => !Object.hasOwn(labels, name))
  const own = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = words[name]
    return value ? [[name, { label: labels[name], value }] as const] : []
  })
  return Object.fromEntries([...others, ...own])
}
