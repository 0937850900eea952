import type { Language } from '@/schemas'

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

/**
 * Normalises a text for search: lower case, without accents, the sharp s as ss. In German, ae, oe and ue become a, o
 * and u, as in Snowball's `german2` stemmer, so that umlauts match their two-letter spelling; ue after a vowel or q
 * stays (`neue`, `blaue`, `quer`). Texts are folded before they reach the database, because PostgreSQL's German stemmer
 * treats umlauts differently from version to version.
 */
export function fold(text: string, language: Language): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßœæø]/g, (letter) => ligatures[letter] ?? letter)
  if (language !== 'de') return plain
  return plain
    .replace(/ae+/g, 'a')
    .replace(/oe+/g, 'o')
    .replace(/(?<![aeiouyq])ue+/g, 'u')
}

/** Longer words are ignored; no word of the languages is that long. */
const longestWord = 40

/** The folded words of a text: runs of the letters a to z and digits. */
export const foldWords = (text: string, language: Language): string[] =>
  fold(text, language)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word.length <= longestWord)

/** Like `foldWords`, with each hyphenated word also joined: `T-Shirt` is t, shirt and tshirt. */
export function foldIndexWords(text: string, language: Language): string[] {
  const joined = [...fold(text, language).matchAll(/(?<![a-z0-9])[a-z0-9]+(?:[-‐‑'’&+][a-z0-9]+)+/g)].map(
    ([word]) => word.replace(/[^a-z0-9]/g, ''),
  )
  return [...foldWords(text, language), ...joined.filter((word) => word.length <= longestWord)]
}

/** A product number without dots, blanks, dashes and leading zeros, so that all its spellings are equal. */
export const productKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '')

/**
 * Whether a term could be a product number: at least four characters with a digit among them, which excludes sizes and
 * ages.
 */
export function mayBeProductKey(term: string): boolean {
  const key = term.length <= 60 ? productKey(term) : ''
  return /\d/.test(key) && key.length >= 4 && key.length <= 40
}
