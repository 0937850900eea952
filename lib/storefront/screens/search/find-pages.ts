import 'server-only'
import { loadIndex } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import { foldWords, termWords } from '@/lib/shop/listing'
import type { Language } from '@/schemas'
import type { FoundPage } from './found'
import { fits, foldPages, type KnownPage, pagesFor } from './known-pages'

export const titleMatches = (title: string, words: readonly string[], language: Language): boolean =>
  fits(foldWords(title, language), words, language)

/** The pages of advice and service that a search finds by their titles, shorter titles first. */
export async function pagesToFind({ code }: Market): Promise<FoundPage[]> {
  const pages = await loadIndex(code)
  return pages
    .filter(({ path, findable, isCategory }) => findable && !isCategory && path !== `/${code}/`)
    .sort((a, b) => a.name.length - b.name.length || a.path.localeCompare(b.path))
    .map(({ name, path }) => ({ label: name, href: path }))
}

const readPages = async (market: Market): Promise<KnownPage[]> =>
  foldPages(await pagesToFind(market), market.language)

/** Reading the list of all pages from the cache and folding it is the most expensive part of a suggestion. */
const memory = ttlCache<KnownPage[]>({ most: 20, seconds: 1 })

/** The addresses of the pages of categories. */
export async function categoryPaths({ code }: Market): Promise<string[]> {
  const pages = await loadIndex(code)
  return pages.filter(({ isCategory }) => isCategory).map(({ path }) => path)
}

/** The pages of advice and service with titles that match a term, shorter titles first. */
export async function findPages(market: Market, term: string, most: number): Promise<FoundPage[]> {
  const words = termWords(term, market)
  if (words.length === 0) return []
  const pages = await memory(loadIndex, market.code, () => readPages(market))
  return pagesFor(pages, words, { most, language: market.language })
}
