import { typeset } from '@/lib/platform/i18n'
import type { ColourName } from '@/lib/storefront/drawings'
import type { Language } from '@/schemas'
import type { Model } from './models'
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
  /** Which of the kind's sentences describe the model. */
  turns: { intro: 0 | 1; use: 0 | 1 }
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

function paragraphs({ model, material, turns }: Described, words: WordTables): string[] {
  const { intros, uses } = entry(words.kinds, model.kindKey)
  const intro = intros[turns.intro].replaceAll('{model}', model.name ?? '')
  const use = `${entry(words.materials, material).about} ${uses[turns.use]}`
  if (model.kind.voucher) return [intro, use]
  const { care } = entry(tables().materials, material)
  const last = [entry(words.brands, model.brand), care && entry(words.care, care).long]
  return [intro, use, last.filter(Boolean).join(' ')]
}

/** The texts of a product in a language: its name, two or three paragraphs, and its advantages. */
export function textsOf(described: Described, language: Language) {
  const words = wordsOf(language)
  const { benefits } = entry(words.kinds, described.model.kindKey)
  return {
    name: typesetOnce(language, nameOf(described, words)),
    description: typesetOnce(language, paragraphs(described, words).join('\n\n')),
    benefits: benefits.map((benefit) => typesetOnce(language, benefit)),
  }
}
