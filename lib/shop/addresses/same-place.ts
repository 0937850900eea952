import { fold } from '@/lib/shop/listing'

/** Words that are no name of a place by themselves. */
const minor = new Set(
  'am an auf aux bad bei bij cedex d de den der des die du en ob im in l la le les st sur unter van vom von vor zu zum zur'.split(
    ' ',
  ),
)

/** Without case, accents and punctuation; saints are abbreviated, `ü` is also `ue`, and `S/` is `sur`. */
const wordsOf = (name: string): string[] =>
  fold(name.replace(/\bs\//gi, 'sur '), 'de')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^(?:sankt|saint|sainte|sint|ste)$/.test(word) ? 'st' : word))

/** Whether two names are spellings of one. */
export const samePlace = (one: string, other: string): boolean =>
  wordsOf(one).join('') === wordsOf(other).join('')

const namesIn = (words: readonly string[]) => words.filter((word) => !minor.has(word) && /\p{L}/u.test(word))

/** `a` and `M` stand for `am` and `Main`. */
const isIn = (word: string, words: readonly string[]) =>
  words.some((other) => other === word || (word.length === 1 && other.startsWith(word)))

const within = (words: readonly string[], others: readonly string[]) =>
  words.length > 0 && words.some((word) => word.length > 1) && words.every((word) => isIn(word, others))

/**
 * Whether what was typed is the name of a place, a short form of it or one with additions: `Frankfurt` for
 * `Frankfurt am Main`, `Berlin Mitte` for `Berlin`.
 */
export function fitsPlace(typed: string, place: string): boolean {
  const [words, known] = [wordsOf(typed), wordsOf(place)]
  if (words.length > 0 && words.join('') === known.join('')) return true
  const names = namesIn(known)
  return within(namesIn(words), known) || within(names.length > 0 ? names : known, words)
}
