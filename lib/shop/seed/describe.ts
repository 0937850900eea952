import type { Language } from '@/lib/markets'
import { typeset } from '@/scripts/seed/content'
import { brands } from './brands'
import { care } from './care'
import { dimensionWords } from './dimensions'
import type { Material } from './materials'
import type { Model } from './models'
import type { Dimension, Words } from './types'
import { kindWords } from './words'

/** Which of the sentences of its kind a model is described with. */
export type Turns = { intro: 0 | 1; use: 0 | 1 }

type Described = {
  model: Model
  material: Material
  colour: Words
  dimension: Dimension | undefined
  turns: Turns
}

const inColour: Words = { de: 'Hier in der Farbe {c}.', fr: 'Ici en {c}.', nl: 'Hier in de kleur {c}.' }

/** German writes a colour's name large, as a name; the others write it as a word. */
const colourWithin = (language: Language, colour: Words) =>
  inColour[language].replace('{c}', language === 'de' ? colour.de : colour[language].toLowerCase())

const known = new Map<string, string>()

/** A text as its language is set. Most of the words of a catalogue return again and again. */
export function set(language: Language, text: string): string {
  const key = `${language} ${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  const done = typeset(text, { language, iso: language })
  if (text.length < 90 && known.size < 20_000) known.set(key, done)
  return done
}

/** `Mulltücher, 3er-Pack` and Tala are Mulltücher Tala, 3er-Pack. */
function nameOf({ model, dimension }: Described, language: Language): string {
  const [thing, ...pack] = kindWords[language][model.kindKey].name.split(', ')
  const size = dimension && dimensionWords[dimension.value]?.words[language]
  const named = [thing, model.name, size].filter(Boolean).join(' ')
  return [named, ...pack].join(', ')
}

function paragraphs(described: Described, language: Language): string[] {
  const { model, material, colour, turns } = described
  const words = kindWords[language][model.kindKey]
  const told = words.intros[turns.intro].replaceAll('{m}', model.name ?? '')
  const used = words.uses[turns.use]
  if (model.kind.voucher) return [told, `${material.about[language]} ${used}`]
  const kept = care[material.care].long?.[language]
  const last = [brands[model.brand].character[language], kept, colourWithin(language, colour)]
  return [told, `${material.about[language]} ${used}`, last.filter(Boolean).join(' ')]
}

/** What is said of a product in a language: its name, two or three paragraphs, and what speaks for it. */
export const textsOf = (described: Described, language: Language) => ({
  name: set(language, nameOf(described, language)),
  description: set(language, paragraphs(described, language).join('\n\n')),
  benefits: kindWords[language][described.model.kindKey].benefits.map((benefit) => set(language, benefit)),
})
