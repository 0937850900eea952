import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { keptIndex } from '../memory/keep-index'
import { bitsOfLexeme, type MarketWords } from '../memory/market-words'
import { type Question, valuesIn } from '../question'
import { analyseWords } from './analyse'
import { fold, foldWords } from './fold'
import { lexemesOf } from './lexemes'
import { spellAmounts } from './meaning/amounts'
import { readSense } from './meaning/sense'
import { understand } from './meaning/understand'
import { isStopWord } from './stop-words'
import { meaningsOf, readSynonyms } from './synonyms'

/** A term with more words may hold one that is not looked at. */
const mostWords = 8

/** An address of mail, or a number of a person, an account or a telephone, in groups of digits or not. */
const personal = /@|\p{Nd}(?:[\s./()+-]{0,3}\p{Nd}){4}/u

/** Whether nothing of a term can be left out where it is cut into words. */
function isWhole(term: string, { language }: Market): boolean {
  const runs = fold(spellAmounts(term), language).split(/[^\p{L}\p{Nd}]+/u)
  const words = foldWords(spellAmounts(term), language)
  return words.length <= mostWords && runs.filter(Boolean).length === words.length
}

const hasLexeme = (words: MarketWords, lexeme: string): boolean =>
  bitsOfLexeme(words, lexeme, false).known.some((bits) => bits !== 0)

/**
 * Whether the shop knows every word of a term: as one of its catalogue, as a synonym, by what it means, or as a misspelling
 * of a word of its own.
 */
async function knowsTerm(db: Database, market: Market, term: string): Promise<boolean> {
  const index = keptIndex(db, market)
  if (!index || personal.test(term) || !isWhole(term, market)) return false
  const { version, words } = index
  const [synonyms, sense] = await Promise.all([
    readSynonyms(db, market.language, version),
    readSense(db, market, version),
  ])
  const { rest } = understand(term, market, sense)
  const lexemes = await lexemesOf(db, market.language, rest)
  const isInIndex = (word: string) => {
    const own = lexemes.get(word) ?? []
    return own.length > 0 && own.every((lexeme) => hasLexeme(words, lexeme))
  }
  const others = rest.filter(
    (word) =>
      !isStopWord(word, market.language) &&
      meaningsOf(synonyms, word, false).length === 0 &&
      !isInIndex(word),
  )
  const typed = await analyseWords(db, market, others, version)
  return typed.every(({ isKnown, correction }) => isKnown || correction !== undefined)
}

/**
 * Whether all texts of a question are the shop's own, so that nothing a visitor made up is kept with its answer. Not known
 * before the index of the market is loaded.
 */
export async function knowsQuestion(db: Database, market: Market, question: Question): Promise<boolean> {
  const { term } = question.query
  const values = valuesIn(question)
  const index = keptIndex(db, market)
  const isValue = ({ facet, value }: (typeof values)[number]) =>
    index?.values.some((own) => own.facet === facet && own.value === value) === true
  return values.every(isValue) && (term === undefined || (await knowsTerm(db, market, term)))
}
