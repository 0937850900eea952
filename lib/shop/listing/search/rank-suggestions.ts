import type { Language } from '@/schemas'
import { fold, foldWords } from './fold'
import { isStopWord } from './stop-words'
import type { SuggestedProduct } from './suggested-product'

/** Fewer letters are within half of all names. */
const shortestWithin = 4

/** 0: a name begins with what was typed. 1: its words do. 2: it contains it. */
function rankOf(name: string, typed: readonly string[], language: Language): number {
  const words = foldWords(name, language)
  if (words.join(' ').startsWith(typed.join(' '))) return 0
  return typed.every((word) => words.some((one) => one.startsWith(word))) ? 1 : 2
}

/** Names that begin with the typed words first, then those with words that do, then those that contain them. */
export function beginsFirst<T>(
  list: readonly T[],
  nameOf: (one: T) => string,
  typed: readonly string[],
  language: Language,
): T[] {
  const isShort = typed.some(({ length }) => length < shortestWithin)
  return list
    .map((one) => ({ one, rank: rankOf(nameOf(one), typed, language) }))
    .filter(({ rank }) => rank < 2 || !isShort)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/**
 * Products, each article in one of its colours, the first one found. Those that have the typed words come
 * before those of which a word begins so, and these before those that are found by a part of a compound, a synonym or their description.
 */
export function oncePerArticle(
  products: readonly SuggestedProduct[],
  typed: readonly string[],
  language: Language,
): Omit<SuggestedProduct, 'article'>[] {
  const shown = new Set<string>()
  return products
    .map((product) => {
      const name = `${product.brand} ${product.name}`
      const words = foldWords(name, language)
      const isWhole = typed.every((word) => words.includes(word))
      return { product, rank: isWhole ? -1 : Math.max(1, rankOf(name, typed, language)) }
    })
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ product: { article, ...product } }) => {
      const key = article ?? product.number
      if (shown.has(key)) return []
      shown.add(key)
      return [product]
    })
}

/**
 * What the last of several words may become: words of products that are found with it, the most frequent first. Other
 * words of the catalogue may not occur with the words before.
 */
export function wordsGoingOn(
  products: readonly Pick<SuggestedProduct, 'brand' | 'name'>[],
  typed: readonly string[],
  language: Language,
): string[] {
  const last = typed.at(-1) ?? ''
  const found = new Map<string, { label: string; count: number }>()
  for (const { brand, name } of products) {
    const labels = `${brand} ${name}`.normalize('NFC').match(/[\p{L}\p{Nd}]+/gu) ?? []
    const own = new Map(labels.map((label) => [fold(label, language), label]))
    for (const [word, label] of own) {
      if (!word.startsWith(last) || typed.slice(0, -1).includes(word) || isStopWord(word, language)) continue
      found.set(word, { label, count: (found.get(word)?.count ?? 0) + 1 })
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ label }) => label)
}
