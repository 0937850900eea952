import { inEveryLanguage } from '@/lib/platform/markets'
import { conditionLabels, conditionTitles } from '@/lib/shop/catalogue'
import { type Condition, readCondition } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { AdvancedAttributes } from '@/schemas/shop'

type Get = (name: string) => string | undefined
type NoteDown = (attribute: string, reason: string) => void
type Problem = (reason: string) => void

type Words = Record<Language, string>

const classes = 'ABCDEFG'

/** What a feed says of an article besides: facts that are shown as they are. */
export type FeedFacts = {
  condition?: Condition | undefined
  multipack?: number | undefined
  energy?: { own: string; best: string; worst: string } | undefined
  eprel?: string | undefined
}

/** Undefined for what is new. An unknown word is a problem of the row: it may say that the article is not new. */
function conditionIn(text: string | undefined, problem: Problem): Condition | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const known = readCondition(text)
  if (!known) problem(`condition “${text.slice(0, 40)}” is none of new, refurbished, used`)
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
  condition: conditionIn(get('condition'), problem),
  multipack: readMultipack(get('multipack'), note),
  energy: readEnergy(get, note),
  eprel: readEprel(certifications),
})

const labels = {
  condition: conditionTitles(),
  multipack: { de: 'Inhalt der Packung', fr: 'Contenu du lot', nl: 'Inhoud van de verpakking' },
  energyEfficiency: { de: 'Energieeffizienzklasse', fr: 'Classe énergétique', nl: 'Energieklasse' },
  eprel: { de: 'EU-Produktdatenbank', fr: 'Base de données de l’UE', nl: 'Productdatabank van de EU' },
} as const satisfies Record<string, Words>

const pieces = (count: number): Words => ({
  de: `${count} Stück`,
  fr: `${count} pièces`,
  nl: `${count} stuks`,
})

/** The attribute of a feed that each shown fact is read from. */
export const factAttributes: Readonly<Record<string, string>> = {
  condition: 'condition',
  multipack: 'multipack',
  energyEfficiency: 'energy_efficiency_class',
  eprel: 'certification',
} satisfies Record<keyof typeof labels, string>

/** The class with its scale, as the arrow of the label has it. */
const arrow = ({ own, best, worst }: NonNullable<FeedFacts['energy']>): Words => ({
  de: `${own} (Spektrum ${best} bis ${worst})`,
  fr: `${own} (échelle de ${best} à ${worst})`,
  nl: `${own} (schaal van ${best} tot ${worst})`,
})

/** The facts as attributes that a page shows, before those of an earlier feed. */
export function shownFacts(
  present: AdvancedAttributes,
  { condition, multipack, energy, eprel }: FeedFacts,
): AdvancedAttributes {
  const words: Partial<Record<keyof typeof labels, Words>> = {
    ...(condition && { condition: conditionLabels(condition) }),
    ...(multipack !== undefined && { multipack: pieces(multipack) }),
    ...(energy && { energyEfficiency: arrow(energy) }),
    ...(eprel !== undefined && { eprel: inEveryLanguage(`EPREL ${eprel}`) }),
  }
  const others = Object.entries(present).filter(([name]) => !Object.hasOwn(words, name))
  const own = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = words[name]
    return value ? [[name, { label: labels[name], value }] as const] : []
  })
  return Object.fromEntries([...others, ...own])
}
