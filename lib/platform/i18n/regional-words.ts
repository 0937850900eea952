import { memoize } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import table from './regional-words.json' with { type: 'json' }

/**
 * Words of a language that a country has others for, of the same gender and in the same form, so that a sentence stays
 * right; where the gender differs, a phrase with its article. A star says that the word may also begin or end a
 * compound: a Strickmütze is a Strickhaube in Austria.
 */
const ofCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = table

const asItIs = (word: string) => word
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const lower = (word: string) => word.toLowerCase()
const upper = (word: string) => word.toUpperCase()

/** A spelling of a word in a text, as a pattern, and what stands in its place. */
type Form = { spelling: string; pattern: string; other: string }

/** A German noun has its capital, but at the end of a compound; anything may be in capitals. */
function formsOf([key, other]: [string, string]): Form[] {
  const word = key.replaceAll('*', '')
  const end = key.endsWith('*') ? '' : '(?!\\p{L})'
  const form = (before: string, of: (word: string) => string): Form => ({
    spelling: of(word),
    pattern: `${before}${of(word)}${end}`,
    other: of(other),
  })
  const isNoun = word === capital(word)
  return [
    ...[capital, upper, ...(isNoun ? [] : [asItIs])].map((of) => form('(?<!\\p{L})', of)),
    ...(key.startsWith('*') ? [form('(?<=\\p{Ll})', lower), form('(?<=\\p{Lu})', upper)] : []),
  ]
}

type Words = { pattern: RegExp; others: ReadonlyMap<string, string> }

const wordsOf: (iso: string) => Words | undefined = memoize(
  (iso) => iso,
  (iso) => {
    const forms = Object.entries(ofCountry[iso] ?? {}).flatMap(formsOf)
    if (forms.length === 0) return undefined
    const longestFirst = forms.toSorted((a, b) => b.spelling.length - a.spelling.length)
    return {
      pattern: new RegExp(longestFirst.map(({ pattern }) => pattern).join('|'), 'gu'),
      others: new Map(forms.map(({ spelling, other }) => [spelling, other])),
    }
  },
)

/** A text with the words of a country. */
export function inWordsOf(iso: string, text: string): string {
  const words = wordsOf(iso)
  return words ? text.replace(words.pattern, (found) => words.others.get(found) ?? found) : text
}

/** A text of a language in the words of each country, its own first: shoppers search for any of them. */
export const inAllWords = (text: string, language: Language): string[] => [
  ...new Set([
    text,
    ...Object.keys(ofCountry)
      .filter((iso) => iso.startsWith(language))
      .map((iso) => inWordsOf(iso, text)),
  ]),
]
