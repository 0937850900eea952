import type { SuggestAnswer } from '@/schemas/api/listing'

export type SuggestedProduct = SuggestAnswer['products'][number]
/** `shown`: its label with soft hyphens. */
type SuggestionEntry = { href: string; label: string; shown?: string; product?: SuggestedProduct }
type SuggestionGroup = {
  name: 'terms' | 'products' | 'categories' | 'brands' | 'pages'
  entries: SuggestionEntry[]
}

const mostProducts = 4
const mostLinks = 3

/**
 * The groups of suggestions for a term, in display and keyboard order. The term itself is left out, since all its
 * results have a link of their own.
 */
export function suggestionGroups(
  { products, terms, ...others }: SuggestAnswer,
  term: string,
): SuggestionGroup[] {
  const links = {
    ...others,
    terms: terms.filter(({ label }) => label.toLowerCase() !== term.toLowerCase()),
  }
  const short = (name: keyof typeof links): SuggestionGroup => ({
    name,
    entries: links[name].slice(0, mostLinks),
  })
  const shown = products.slice(0, mostProducts).map((product) => ({
    href: product.href,
    label: `${product.brand} ${product.name}`,
    product,
  }))
  const groups: SuggestionGroup[] = [
    short('terms'),
    short('categories'),
    short('brands'),
    { name: 'products', entries: shown },
    short('pages'),
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** Whether an answer has any suggestion, including the term itself. */
export const isSuggested = (answer: SuggestAnswer): boolean =>
  Object.values(answer).some((entries) => entries.length > 0)

/** The index of the next or previous entry; beyond the ends, the field, which has no index. */
export function nextEntry(active: number, count: number, step: 1 | -1): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
