import type { Market } from '@/lib/markets'
import type { TermQuery } from '@/lib/shop/listing/statement'
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

/**
 * The words in the language of `to_tsquery`: all of them, where a compound may stand apart (Kinder Wagen) and
 * neighbours may stand together (Kinderwagen).
 */
function expression(
  words: readonly TermWord[],
  { language }: Pick<Market, 'language'>,
  weights: string,
): string {
  const single = ({ word, isPrefix = false, alternatives = [] }: TermWord) => {
    const parts = compoundParts(word, language)
    // The last of the parts that a compound is made of are the parts of its parts: those that cannot be split stand in.
    const apart = parts.filter((part) => compoundParts(part, language).length === 0)
    return anyOf([
      operand(word, isPrefix, weights),
      ...alternatives.map((other) => operand(other, false, weights)),
      ...(apart.length > 1 ? [`(${apart.map((part) => operand(part, false, weights)).join(' & ')})`] : []),
    ])
  }
  const all = words.map(single).join(' & ')
  const joined = words.slice(1).map((word, index) => {
    const before = words[index]
    const pair = operand(`${before?.word}${word.word}`, word.isPrefix ?? false, weights)
    const others = words.filter((_, place) => place !== index && place !== index + 1).map(single)
    return [pair, ...others].join(' & ')
  })
  return [all, ...joined].map((alternative) => `(${alternative})`).join(' | ')
}

/** How the database is asked for words: anywhere, and among names, brands and colours. */
export const termQuery = (words: readonly TermWord[], market: Pick<Market, 'language'>): TermQuery => ({
  all: expression(words, market, ''),
  names: expression(words, market, 'AB'),
})
