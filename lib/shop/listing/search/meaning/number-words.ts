import { type Language, perLanguage } from '@/schemas'
import { foldWords } from '../fold'
import { isAgeUnit } from './ages'
import { isCurrency, limitAt, saysLimit } from './amounts'
import table from './number-words.json'
import { phraseAt } from './phrases'

const numbers = perLanguage(
  (language) =>
    new Map(
      Object.entries(table[language]).flatMap(([digits, texts]) =>
        texts.map((text) => [foldWords(text, language).join(' '), digits] as const),
      ),
    ),
)

/** The number of words of the longest number. */
const longest = 3

/** The number of words of the longest limit before an amount. */
const longestLimit = 3

/** Whether a limit ends before a word: `unter fünfzig`. */
const isLimited = (words: readonly string[], at: number, language: Language) =>
  saysLimit(words[at - 1] ?? '', language) &&
  Array.from({ length: longestLimit }, (_, place) => at - 1 - place).some(
    (from) => from >= 0 && limitAt(words, from, language)?.length === at - from,
  )

/**
 * Folded words with numbers as digits where they count something: `zwei Jahre`, `moins de cinquante euros`. Elsewhere a
 * number is a word like others, and `un` an article.
 */
export function withDigits(words: readonly string[], language: Language): string[] {
  const spelled: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, numbers[language], longest)
    const next = found && (words[at + found.length] ?? '')
    const isCounting =
      next !== undefined &&
      (isAgeUnit(next, language) || isCurrency(next, language) || isLimited(words, at, language))
    spelled.push(found && isCounting ? found.meant : (words[at] ?? ''))
    at += found && isCounting ? found.length : 1
  }
  return spelled
}
