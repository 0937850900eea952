import type { Market } from '@/lib/platform/markets'
import type { OpenSlot, Slot, TermQuery } from '../term-query'
import { compoundParts, isOfThing } from './compounds'
import { foldWords } from './fold'
import { formsOf } from './forms'
import { isStopWord, saysForWhom } from './stop-words'
import { meaningsOf, type Synonyms } from './synonyms'

/** Words beyond this number are ignored; a product's whole name has fewer. */
const mostWords = 8

/** The folded words of a term without stop words and repetitions. */
export const termWords = (term: string, market: Pick<Market, 'language'>): string[] =>
  tellingWords(foldWords(term, market.language), market)

/**
 * Folded words without stop words and repetitions; those for whom something is only where nothing else is named, neither by
 * another word nor, with `isNamed`, by what was understood besides.
 */
export function tellingWords(
  folded: readonly string[],
  { language }: Pick<Market, 'language'>,
  isNamed = false,
): string[] {
  const words = [...new Set(folded)]
  const telling = words.filter((word) => !isStopWord(word, language))
  const things = telling.filter((word) => !saysForWhom(word, language))
  if (isNamed) return things.slice(0, mostWords)
  return ([things, telling].find(({ length }) => length > 0) ?? words).slice(0, mostWords)
}

/** A word of a term, with what may replace it: words, or several that a product must all have, joined by spaces. */
export type TermWord = { word: string; isPrefix?: boolean; alternatives?: readonly string[] }

const none: Synonyms = new Map()

/** A word with its prefix mark: `wagen:*`. Words consist of letters and digits, which need no quotes. */
const operand = (word: string, isPrefix: boolean) => (isPrefix ? `${word}:*` : word)

const anyOf = (terms: readonly string[]) => (terms.length === 1 ? terms.join() : `(${terms.join(' | ')})`)

/** The alternatives for a word: itself, its other forms, its given alternatives, and the parts of a compound. */
function slotOf({ word, alternatives = [] }: TermWord, { language }: Pick<Market, 'language'>): Slot {
  const parts = compoundParts(word, language)
  // `compoundParts` also returns parts that are compounds themselves; only the indivisible ones are needed.
  const apart = parts.filter((part) => compoundParts(part, language).length === 0)
  return [
    [word],
    ...[...formsOf(word, language), ...alternatives].map((other) => other.split(' ')),
    ...(apart.length > 1 ? [apart] : []),
  ]
}

/**
 * The readings of a term: the words as typed, where compounds may also match by their parts (Kinder Wagen), and
 * variants in which two neighbours are joined (Kinderwagen).
 */
export function readingsOf(
  words: readonly TermWord[],
  market: Pick<Market, 'language'>,
  synonyms: Synonyms = none,
): OpenSlot[][] {
  const single = words.map(({ word, isPrefix = false, alternatives = [] }) => {
    const others = [...new Set([...alternatives, ...meaningsOf(synonyms, word, isPrefix)])]
    return { slot: slotOf({ word, alternatives: others }, market), isPrefix }
  })
  const joined = words.slice(1).map(({ word, isPrefix = false }, index) => {
    const whole = `${words[index]?.word}${word}`
    const others = meaningsOf(synonyms, whole, isPrefix).map((other) => other.split(' '))
    const pair = { slot: [[whole], ...others], isPrefix }
    return [pair, ...single.filter((_, place) => place !== index && place !== index + 1)]
  })
  return [single, ...joined]
}

/** Readings as a `to_tsquery` expression. */
const expressionOf = (readings: readonly OpenSlot[][]): string => {
  const slotText = ({ slot, isPrefix }: OpenSlot) =>
    anyOf(
      slot.map((words, place) => {
        const text = words.map((word) => operand(word, isPrefix && place === 0)).join(' & ')
        return words.length > 1 ? `(${text})` : text
      }),
    )
  return readings.map((slots) => `(${slots.map(slotText).join(' & ')})`).join(' | ')
}

/** The query for words. */
export function termQuery(
  words: readonly TermWord[],
  market: Pick<Market, 'language'>,
  { withDescriptions = true, synonyms = none }: { withDescriptions?: boolean; synonyms?: Synonyms } = {},
): TermQuery {
  const readings = readingsOf(words, market, synonyms)
  const isOfThings = words.length > 0 && words.every(({ word }) => isOfThing(word, market.language))
  const begun = words.find(({ isPrefix }) => isPrefix)?.word
  const expression = expressionOf(readings)
  return { readings, expression, withDescriptions, isOfThings, ...(begun !== undefined && { begun }) }
}
