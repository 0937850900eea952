import 'server-only'
import { loadIndex } from '@/lib/content'
import type { Language, Market } from '@/lib/markets'
import { foldWords } from './fold'
import { termWords } from './term'

export type FoundPage = { label: string; href: string }

/** Whether every word of a term begins a word of a title, or lies in a longer one. */
export function titleMatches(title: string, words: readonly string[], language: Language): boolean {
  const known = foldWords(title, language)
  return (
    words.length > 0 &&
    words.every((word) =>
      known.some((other) => other.startsWith(word) || (word.length >= 4 && other.includes(word))),
    )
  )
}

/** The pages of advice and service whose titles have the words of a term, shorter titles first. */
export async function findPages(market: Market, term: string, most: number): Promise<FoundPage[]> {
  const words = termWords(term, market)
  if (words.length === 0) return []
  const pages = await loadIndex(market.code)
  return pages
    .filter(
      ({ name, path, findable, isCategory }) =>
        findable && !isCategory && path !== `/${market.code}/` && titleMatches(name, words, market.language),
    )
    .sort((a, b) => a.name.length - b.name.length || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({ name, path }) => ({ label: name, href: path }))
}
