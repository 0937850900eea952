import type { Language } from '@/schemas'
import { endsWithPart } from '../search/compounds'
import { foldWords } from '../search/fold'
import { basesOf } from '../search/forms'

const hyphenated = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:[-‐‑][\p{L}\p{Nd}]+)+/gu

/** What follows says what a thing is for or of: chauffage de table, cape de bain. Of its material it would be `en`. */
const beforeAdjunct = new Set(['d', 'de', 'du', 'des', 'a', 'au', 'aux', 'pour'])

const singular = (word: string) => word.replace(/[sx]$/, '')

/** French says first what a thing is. What names its category alone says nothing of it: carte cadeau among the cadeaux. */
function frenchAdjuncts(name: string, categoryNames: readonly string[]): string[] {
  const words = foldWords(name, 'fr')
  const categories = new Set(
    categoryNames
      .map((each) => foldWords(each, 'fr'))
      .flatMap(([only, ...more]) => (only && more.length === 0 ? [singular(only)] : [])),
  )
  return words.filter(
    (word, at) => at > 0 && (beforeAdjunct.has(words[at - 1] ?? '') || categories.has(singular(word))),
  )
}

/**
 * The words of a name that say of what kind its thing is, and not what it is: the Wickeltisch of a
 * Wickeltisch-Heizstrahler, the table of a chauffage de table.
 */
export function adjunctsOf(
  name: string,
  { language, categoryNames }: { language: Language; categoryNames: readonly string[] },
): ReadonlySet<string> {
  if (language === 'fr') return new Set(frenchAdjuncts(name, categoryNames))
  const before = [...name.matchAll(hyphenated)].flatMap(([word]) => foldWords(word, language).slice(0, -1))
  return new Set(before)
}

/**
 * The words of a name that are compounds of a thing: in German nouns alone, so that what is waschbar is no Bär. A name
 * without capitals does not tell.
 */
export function nounsOf(name: string, words: readonly string[], language: Language): readonly string[] {
  if (language !== 'de' || !/\p{Lu}/u.test(name)) return words
  const small = name.split(/[^\p{L}\p{Nd}]+/u).filter((word) => /^\p{Ll}/u.test(word))
  const others = new Set(foldWords(small.join(' '), language))
  return words.filter((word) => !others.has(word))
}

/** What the last part of a compound says that its thing is: the Handtuch of a Kapuzenhandtuch, the Socke of Söckchen. */
export function headsOf(
  word: string,
  language: Language,
  partsOf: (word: string) => readonly string[],
): string[] {
  const bases = basesOf(word, language)
  return [
    ...bases,
    ...[word, ...bases].flatMap((whole) => {
      const parts = partsOf(whole)
      const heads = parts.flatMap((part) => {
        const at = whole.lastIndexOf(part)
        return at > 0 ? [whole.slice(at)] : []
      })
      return parts.length > 0 ? heads : endsWithPart(whole, language)
    }),
  ]
}
