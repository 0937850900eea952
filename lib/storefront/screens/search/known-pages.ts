import { foldWords, hasPart } from '@/lib/shop/listing'
import type { Language } from '@/schemas'
import type { FoundPage } from './found'

/** A page with the words of its title. */
export type KnownPage = FoundPage & { words: readonly string[] }

export const foldPages = (pages: readonly FoundPage[], language: Language): KnownPage[] =>
  pages.map((page) => ({ ...page, words: foldWords(page.label, language) }))

/** Whether every word of a term is the prefix or a part of a word of the title. */
export const fits = (known: readonly string[], words: readonly string[], language: Language): boolean =>
  words.length > 0 &&
  words.every((word) =>
    known.some((other) => other.startsWith(word) || (word.length >= 4 && hasPart(other, word, language))),
  )

/** The first of the pages whose titles have all words of a term. */
export const pagesFor = (
  pages: readonly KnownPage[],
  words: readonly string[],
  { most, language }: { most: number; language: Language },
): FoundPage[] =>
  pages
    .filter((page) => fits(page.words, words, language))
    .slice(0, most)
    .map(({ label, href }) => ({ label, href }))
