import { inAllWords } from '@/lib/platform/i18n'
import { foldWords, hasPart } from '@/lib/shop/listing'
import type { Language } from '@/schemas'
import type { FoundPage } from './found'
import known from './near-areas.json'

/** Longer beginnings also stand for their other forms and compounds: `windel` for Windeln and Windeleimer. */
const shortestBeginning = 4

const isOf = (word: string, good: string): boolean =>
  word === good || (good.length >= shortestBeginning && word.startsWith(good))

const mostAreas = 3

/**
 * The areas of the shop that lie nearest to goods that it does not carry, the nearest first: parents search for everything
 * a child needs. Beginnings of folded words name the goods, and words of their names the areas.
 */
export function nearAreas(term: string, areas: readonly FoundPage[], language: Language): FoundPage[] {
  const words = foldWords(term, language)
  const near = known[language]
    .filter(({ goods }) => words.some((word) => goods.some((good) => isOf(word, good))))
    .flatMap((each) => each.areas)
  const found = near.flatMap((name) => areas.filter(({ label }) => foldWords(label, language).includes(name)))
  return [...new Map(found.map((area) => [area.href, area])).values()].slice(0, mostAreas)
}

/** A typed word as each country says it: what is asked for as sucette is called lolette in Switzerland. */
const readingsOf = (typed: string, language: Language): string[] =>
  inAllWords(typed.charAt(0).toUpperCase() + typed.slice(1), language).flatMap((word) =>
    foldWords(word, language),
  )

/**
 * Whether a search is for known goods of which no result has the name: what was found mentions them, and the shop may not
 * carry them.
 */
export function isOnlyMentioned(term: string, names: readonly string[], language: Language): boolean {
  const goods = known[language].flatMap((each) => each.goods)
  const goodsOf = (typed: string) =>
    foldWords(typed, language).flatMap((word) => goods.filter((good) => isOf(word, good)))
  const asked = term.split(/\s/).filter((typed) => goodsOf(typed).length > 0)
  const called = asked.flatMap((typed) => [...goodsOf(typed), ...readingsOf(typed, language)])
  const words = names.flatMap((name) => foldWords(name, language))
  return asked.length > 0 && !called.some((good) => words.some((word) => hasPart(word, good, language)))
}
