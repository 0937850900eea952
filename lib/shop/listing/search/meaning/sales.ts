import { type Language, perLanguage } from '@/schemas'
import { foldWords } from '../fold'
import table from './meant-sales.json'
import { phraseAt } from './phrases'

const phrases: Record<Language, string[][]> = table

const knownOf = (language: Language): ReadonlyMap<string, true> =>
  new Map(phrases[language].flat().map((text) => [foldWords(text, language).join(' '), true]))

const known = perLanguage(knownOf)

const longest = 3

/** How many words at a place ask for what is reduced; 0 if they do not. */
export const saleWordsAt = (words: readonly string[], at: number, language: Language): number =>
  phraseAt(words, at, known[language], longest)?.length ?? 0
