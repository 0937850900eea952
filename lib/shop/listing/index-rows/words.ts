import { firstWords, inAllWords } from '@/lib/platform/i18n'
import type { Language } from '@/schemas'
import { facetAttributes } from '../facets'
import { foldIndexWords } from '../search/fold'
import { isStopWord } from '../search/stop-words'
import { adjunctsOf, headsOf, nounsOf } from './name-parts'
import type { AttributeWords, ListingSource } from './sources'

/** The folded words of a product in a language by weight, without repetitions. */
export type WeightedWords = { a: string; b: string; c: string; d: string }

/** Enough of a description to find the product by. */
const mostDescriptionWords = 80
const mostFactWords = 40

/** What goods tell in a table has amounts and units besides words. */
const isTelling = (word: string) => /^\p{L}{4,}$/u.test(word)

/** The word that shoppers put before a size: Größe 62. */
const sizeWord: Record<Language, string> = { de: 'grosse', fr: 'taille', nl: 'maat' }

type Options = {
  language: Language
  /** In which the products of the language's markets are shown, the language itself first. */
  shown: readonly Language[]
  attributeWords: ReadonlyMap<string, AttributeWords>
  categoryNames: readonly string[]
  /** The parts of a compound. */
  partsOf: (word: string) => readonly string[]
}

/**
 * The words of the text that is shown, folded as the language's shoppers type them, in each of its countries. Names
 * weigh A, brand and colour B, categories and the other attributes C, the description D. The last parts of a compound
 * say what the thing is and weigh B: a Kombikinderwagen is a Kinderwagen and a Wagen. Its other parts weigh C, and so does
 * what else says of what kind a thing is: a Kinderwagen is not a Kind, and a Kleiderschrank no Kleid.
 */
export function wordsOf(source: ListingSource, options: Options): WeightedWords | undefined {
  const { language, shown, attributeWords, categoryNames, partsOf } = options
  const text = shown.map((name) => source.texts[name]).find((words) => words !== undefined)
  if (!text) return undefined
  const seen = new Set<string>()
  const fresh = (words: readonly string[]) => {
    const added = words.filter((word) => !seen.has(word) && !isStopWord(word, language))
    for (const word of added) seen.add(word)
    return [...new Set(added)]
  }
  const fold = (texts: readonly (string | null | undefined)[]) =>
    foldIndexWords(inAllWords(texts.filter(Boolean).join(' '), language).join(' '), language)
  const labelled = (attribute: string, value: string | undefined) =>
    value && (firstWords(attributeWords.get(`${attribute} ${value}`)?.labels, shown) ?? value)
  const attributesOf = (names: readonly string[]) =>
    [source, ...source.variants].flatMap(({ attributes }) =>
      names.map((name) => labelled(name, attributes[name])),
    )
  const { colour, size, ...others } = facetAttributes
  const facetNames = Object.values(facetAttributes).flat()
  /** What has words of its own without being a filter, as the warmth of a sleeping bag: they are shown, so they are typed. */
  const named = [source, ...source.variants].flatMap(({ attributes }) =>
    Object.entries(attributes)
      .filter(([name]) => !facetNames.includes(name))
      .map(([name, value]) => firstWords(attributeWords.get(`${name} ${value}`)?.labels, shown)),
  )

  const adjuncts = adjunctsOf(text.name, { language, categoryNames })
  const name = fold([text.name])
  const a = fresh(name.filter((word) => !adjuncts.has(word)))
  const parts = (words: readonly string[]) => words.flatMap((word) => partsOf(word))
  const nouns = nounsOf(text.name, name, language)
  const heads = nouns
    .filter((word) => !adjuncts.has(word))
    .flatMap((word) => headsOf(word, language, partsOf))
  const brand = fold([source.brand, source.subbrand, ...attributesOf(colour)])
  const b = fresh([...brand, ...heads])
  const categories = fold(categoryNames)
  const sizes = fold(attributesOf(size))
  const c = fresh([
    ...adjuncts,
    ...parts(nouns),
    ...categories,
    ...parts(categories),
    ...fold([...attributesOf(Object.values(others).flat()), ...named]),
    ...(sizes.length > 0 ? [sizeWord[language], ...sizes] : []),
  ])
  const facts = Object.values(source.facts).map(({ value }) => firstWords(value, shown))
  const described = fresh(fold([...text.benefits, text.description])).slice(0, mostDescriptionWords)
  const told = fresh(fold(facts).filter(isTelling)).slice(0, mostFactWords)
  return { a: a.join(' '), b: b.join(' '), c: c.join(' '), d: [...described, ...told].join(' ') }
}
