import type { Language } from '@/schemas'
import type { AdvancedAttributes } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Dimension, Fact, Kind } from './schema'
import { entry, fill, perLanguage, tables } from './tables'
import { type Described, dimensionText, typesetOnce } from './texts'
import type { WordTables } from './word-schema'

const decimal = new Intl.NumberFormat('de-DE')

/** One of the values that a model of the kind may have. */
export function chooseFact(fact: Fact, of: Dice): string {
  if (typeof fact === 'string') return fact
  if (Array.isArray(fact)) return of.pick(fact)
  const { from, to, step, unit } = fact
  const value = from + of.between(0, Math.round((to - from) / step)) * step
  return `${decimal.format(Math.round(value * 100) / 100)} ${unit}`
}

/** The weight of a larger sibling, to half a kilogram: `8,5 kg`. */
function heavier(weight: string, factor: number): string {
  const [amount = '', unit = ''] = weight.split(' ')
  return `${decimal.format(Math.round(Number(amount.replace(',', '.')) * factor * 2) / 2)} ${unit}`
}

/** The facts of a model in one of its dimensions. */
export function factsIn(dimension: Dimension | undefined, chosen: Described['chosen']): Described['chosen'] {
  const { weight, facts = {} } = dimension ?? {}
  return [
    ...Object.entries(facts).map(([key, value]) => ({ key, value })),
    ...chosen.map(({ key, value }) => ({
      key,
      value: key === 'weight' && weight ? heavier(value, weight) : value,
    })),
  ]
}

/** The minimum age, in months, as text. */
export function ageText(months: number, { phrases }: WordTables): string {
  if (months === 0) return phrases.fromBirth
  return months < 24 ? fill(phrases.fromMonths, months) : fill(phrases.fromYears, months / 12)
}

/** What of the filter by material is true of a product: of its kind, or else of the material that it is made of. */
export function materialValueOf({ model: { kind }, material }: Described): string | undefined {
  const value = kind.attributes?.nachhaltigkeit ?? entry(tables().materials, material).sustainable
  return kind.otherParts && value === 'naturfaser' ? undefined : value
}

type Row = { label: string; value: string }

/** What that value claims; without it, the words of a filter would be a merit that nobody can check. */
function explanationIn(words: WordTables, described: Described): Row[] {
  const value = materialValueOf(described)
  if (value === undefined) return []
  const label = entry(entry(words.attributes, 'nachhaltigkeit'), value)
  const { own } = entry(tables().brands, described.model.brand)
  // Spare parts come from the maker, which is the shop for its own brand.
  const key = own && value === 'ersatzteile' ? 'ersatzteile-own' : value
  return [{ label, value: entry(words.explanations, key) }]
}

/** The ages that goods are for, as text: from one on, and up to another where they have an end. */
function agesText({ age, until }: Pick<Kind, 'age' | 'until'>, words: WordTables): string {
  const { untilMonths, untilYears } = words.phrases
  const end = until && (until < 24 ? fill(untilMonths, until) : fill(untilYears, until / 12))
  return [age !== undefined && ageText(age, words), end].filter(Boolean).join(' ')
}

/** The facts with their labels, in display order. */
function rowsIn(words: WordTables, described: Described): Row[] {
  const { model, material, chosen, dimension } = described
  const { kind, kindKey } = model
  const row = (fact: string, value: string) => ({ label: entry(words.facts, fact), value })
  const { fact: measured } = dimension ? entry(tables().dimensions, dimension.value) : {}
  const { care, label = 'material' } = entry(tables().materials, material)
  return [
    row(label, entry(words.materials, material).name),
    ...(dimension && measured ? [row(measured, dimensionText(dimension.value, words))] : []),
    ...chosen.map(({ key, value }) => row(key, value)),
    ...[agesText(kind, words)].filter(Boolean).map((text) => row('age', text)),
    ...(care ? [row(care === 'dry' ? 'storage' : 'care', entry(words.care, care).short)] : []),
    ...entry(words.kinds, kindKey).details.map(([label, value]) => ({ label, value })),
    ...explanationIn(words, described),
  ]
}

/** The facts about a product in words; every language has the same ones. */
export function advancedAttributes(described: Described, languages: readonly Language[]): AdvancedAttributes {
  const rows = perLanguage(languages, (words) => rowsIn(words, described))
  const [first = []] = Object.values(rows)
  const texts = (index: number, part: keyof Row) =>
    perLanguage(languages, (_, language) => typesetOnce(language, rows[language][index]?.[part] ?? ''))
  return Object.fromEntries(
    first.map((_, index) => [
      // PostgreSQL orders the keys of jsonb by length, then by bytes.
      `fact${String(index + 1).padStart(2, '0')}`,
      { label: texts(index, 'label'), value: texts(index, 'value') },
    ]),
  )
}
