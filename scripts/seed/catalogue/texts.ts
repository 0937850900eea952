import { typeset } from '@/lib/platform/i18n'
import type { ColourName } from '@/lib/storefront/design/drawings'
import type { Language } from '@/schemas'
import { firstNameOf, type Model } from './models'
import type { Dimension } from './schema'
import { entry, fill, tables, wordsOf } from './tables'
import type { WordTables } from './word-schema'

/** A fact with the value that a model has. */
type ChosenFact = { key: string; value: string }

/** The properties of a product that its texts mention. */
export type Described = {
  model: Model
  material: string
  colour: ColourName
  dimension: Dimension | undefined
  chosen: readonly ChosenFact[]
}

const known = new Map<string, string>()

/** `typeset` with a cache, because a catalogue repeats most of its texts. */
export function typesetOnce(language: Language, text: string): string {
  const key = `${language} ${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  const done = typeset(text, { iso: language })
  if (text.length < 90 && known.size < 20_000) known.set(key, done)
  return done
}

/** A dimension in the name of a product, its facts and its siblings. */
export function dimensionText(value: string, { phrases }: WordTables): string {
  const { text, phrase } = entry(tables().dimensions, value)
  return phrase ? fill(phrases[phrase], text) : text
}

/** The name with its model: `Mulltücher, 3er-Pack` and Tala give Mulltücher Tala, 3er-Pack. A voucher has its worth. */
function nameOf({ model, dimension }: Described, words: WordTables): string {
  const [thing, ...pack] = entry(words.kinds, model.kindKey).name.split(', ')
  const size = dimension && dimensionText(dimension.value, words)
  const named = [thing, model.name, size].filter(Boolean).join(model.kind.voucher ? ', ' : ' ')
  return [named, ...pack].join(', ')
}

/** The sentences of a model: none is used again before all have been, and then with another one. */
function sentencesOf({ kindKey, ordinal, name = '' }: Model, words: WordTables) {
  const { intros, uses } = entry(words.kinds, kindKey)
  const round = Math.floor(ordinal / intros.length)
  const intro = intros[ordinal % intros.length] ?? ''
  return { intro: intro.replaceAll('{model}', name), use: uses[(ordinal + round) % uses.length] ?? '' }
}

/** What the brand says about the thing, on its first model of the kind alone. */
const ofBrand = ({ kindKey, kind, brand, ordinal }: Model, words: WordTables) =>
  ordinal < kind.brands.length ? entry(words.brands, brand)[kindKey] : undefined

function paragraphs({ model, material }: Described, words: WordTables): string[] {
  const { intro, use } = sentencesOf(model, words)
  const { care } = entry(tables().materials, material)
  const last = model.kind.voucher ? [] : [ofBrand(model, words), care && entry(words.care, care).long]
  const all = [intro, `${entry(words.materials, material).about} ${use}`, last.filter(Boolean).join(' ')]
  return all.filter(Boolean)
}

/** An advantage with the name of the infant seat that the same brand makes. */
function namedSeat(benefit: string, { brand }: Model): string {
  if (!benefit.includes('{seat}')) return benefit
  const seat = firstNameOf('babyschale', brand)
  if (seat === undefined) throw new Error(`${brand} makes no seat that its base is for`)
  return benefit.replace('{seat}', seat)
}

/** The texts of a product in a language: its name, two or three paragraphs, and its advantages. */
export function textsOf(described: Described, language: Language) {
  const words = wordsOf(language)
  const { benefits } = entry(words.kinds, described.model.kindKey)
  return {
    name: typesetOnce(language, nameOf(described, words)),
    description: typesetOnce(language, paragraphs(described, words).join('\n\n')),
    benefits: benefits.map((benefit) => typesetOnce(language, namedSeat(benefit, described.model))),
  }
}
