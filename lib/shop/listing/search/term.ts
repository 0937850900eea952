import type { Market } from '@/lib/platform/markets'
import type { Slot, TermQuery } from '../term-bits'
import { compoundParts } from './compounds'
import { foldWords } from './fold'
import { isStopWord } from './stop-words'

/** Longer terms are nobody's: a product's whole name has fewer words. */
const mostWords = 8

/** The words of a term that say something, folded, each once. */
export function termWords(term: string, { language }: Pick<Market, 'language'>): string[] {
  const words = [...new Set(foldWords(term, language))]
  const telling = words.filter((word) => !isStopWord(word, language))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** A word of a term, with what may stand in its place. */
export type TermWord = { word: string; isPrefix?: boolean; alternatives?: readonly string[] }

/** The weights of the words that count: `:*AB`. Words hold letters and digits alone, which need no quotes. */
const operand = (word: string, isPrefix: boolean, weights: string) => {
  const label = `${isPrefix ? '*' : ''}${weights}`
  return label === '' ? word : `${word}:${label}`
}

const anyOf = (terms: readonly string[]) => (terms.length === 1 ? terms.join() : `(${terms.join(' | ')})`)

/** What may stand in the place of a word: itself, its alternatives, the parts that it is made of. */
function slotOf({ word, alternatives = [] }: TermWord, { language }: Pick<Market, 'language'>): Slot {
  const parts = compoundParts(word, language)
  // The last of the parts that a compound is made of are the parts of its parts: those that cannot be split stand in.
  const apart = parts.filter((part) => compoundParts(part, language).length === 0)
  return [[word], ...alternatives.map((other) => [other]), ...(apart.length > 1 ? [apart] : [])]
}

type OpenSlot = { slot: Slot; isPrefix: boolean }

/**
 * The readings of a term: all of its words, where a compound may stand apart (Kinder Wagen), and those in which
 * neighbours stand together (Kinderwagen).
 */
function readingsOf(words: readonly TermWord[], market: Pick<Market, 'language'>): OpenSlot[][] {
  const single = words.map((word) => ({ slot: slotOf(word, market), isPrefix: word.isPrefix ?? false }))
  const joined = words.slice(1).map(({ word, isPrefix = false }, index) => {
    const pair = { slot: [[`${words[index]?.word}${word}`]], isPrefix }
    return [pair, ...single.filter((_, place) => place !== index && place !== index + 1)]
  })
  return [single, ...joined]
}

/** Readings in the language of `to_tsquery`. The word itself comes first in its slot, and it alone may go on. */
const expression = (readings: readonly OpenSlot[][], weights: string): string => {
  const slotText = ({ slot, isPrefix }: OpenSlot) =>
    anyOf(
      slot.map((words, place) => {
        const text = words.map((word) => operand(word, isPrefix && place === 0, weights)).join(' & ')
        return words.length > 1 ? `(${text})` : text
      }),
    )
  return readings.map((slots) => `(${slots.map(slotText).join(' & ')})`).join(' | ')
}

/** How the database is asked for words: anywhere, and among names, brands and colours. */
export function termQuery(
  words: readonly TermWord[],
  market: Pick<Market, 'language'>,
  { withDescriptions = true }: { withDescriptions?: boolean } = {},
): TermQuery {
  const readings = readingsOf(words, market)
  return {
    readings: readings.map((slots) => slots.map(({ slot }) => slot)),
    all: expression(readings, ''),
    names: expression(readings, 'AB'),
    isOpen: words.some(({ isPrefix }) => isPrefix),
    withDescriptions,
  }
}
