import type { SuggestAnswer } from '@/schemas/api/listing'

export type SuggestedProduct = SuggestAnswer['products'][number]
export type SuggestionEntry = { href: string; label: string; product?: SuggestedProduct }
export type SuggestionGroup = {
  name: 'terms' | 'products' | 'categories' | 'brands' | 'pages'
  entries: SuggestionEntry[]
}

const mostProducts = 4
const mostLinks = 3

/** What is suggested, in the order in which it is shown and walked through by the keyboard. */
export function suggestionGroups({ products, ...links }: SuggestAnswer): SuggestionGroup[] {
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

/** The entry after or before one; past an end it is the field again, which has no entry. */
export function stepped(active: number, count: number, step: 1 | -1): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
