import type { Language } from '@/lib/platform/markets'
import type { AdvancedAttributes } from '@/schemas/shop'
import { care } from './care'
import { set } from './describe'
import type { Dice } from './dice'
import { dimensionWords } from './dimensions'
import { ageWords, type FactKey, facts } from './facts'
import type { Material } from './materials'
import type { Model } from './models'
import type { Dimension, Fact, Words } from './types'
import { kindWords } from './words'

const decimal = new Intl.NumberFormat('de-DE')

export type ChosenFact = { key: FactKey; value: string }

/** One of the values that a model of the kind may have. */
export function chooseFact([key, ...values]: Fact, of: Dice): ChosenFact {
  const [first] = values
  if (typeof first !== 'object')
    return { key, value: of.pick(values.filter((value) => typeof value === 'string')) }
  const steps = Math.round((first.to - first.from) / first.step)
  const value = first.from + of.between(0, steps) * first.step
  return { key, value: `${decimal.format(Math.round(value * 100) / 100)} ${first.unit}` }
}

const alike = (value: string): Words => ({ de: value, fr: value, nl: value })

/** The facts about a product in words, in the order in which they are shown. */
export function advancedAttributes(
  model: Model,
  {
    material,
    chosen,
    dimension,
    languages,
  }: {
    material: Material
    chosen: readonly ChosenFact[]
    dimension: Dimension | undefined
    languages: readonly Language[]
  },
): AdvancedAttributes {
  const { kind, kindKey } = model
  const own = dimension && dimensionWords[dimension.value]
  const short = care[material.care].short
  const entries: [label: Words, value: Words][] = [
    [facts.material, material.words],
    ...(own?.fact ? [[facts[own.fact], own.words] as [Words, Words]] : []),
    ...chosen.map(({ key, value }): [Words, Words] => [facts[key], alike(value)]),
    ...(kind.age === undefined ? [] : [[facts.age, ageWords(kind.age)] as [Words, Words]]),
    ...(short ? [[facts.care, short] as [Words, Words]] : []),
    ...(kindWords.de[kindKey].details ?? []).map((_, index): [Words, Words] => {
      const part = (language: Language, at: 0 | 1) =>
        kindWords[language][kindKey].details?.[index]?.[at] ?? ''
      const both = (at: 0 | 1): Words => ({ de: part('de', at), fr: part('fr', at), nl: part('nl', at) })
      return [both(0), both(1)]
    }),
  ]
  const spoken = (words: Words) =>
    Object.fromEntries(languages.map((language) => [language, set(language, words[language])]))
  return Object.fromEntries(
    entries.map(([label, value], index) => [
      // The database orders keys by their length and then by their letters.
      `fact${String(index + 1).padStart(2, '0')}`,
      { label: spoken(label), value: spoken(value) },
    ]),
  )
}
