import type { Language } from '@/schemas'

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

/**
 * A text as search compares it: lower case, without accents, the sharp s as ss. In German, umlauts are also told by
 * their spelling without dots, as Snowball's `german2` does: ae, oe and ue become a, o and u, but not ue after a vowel
 * or q (`neue`, `blaue`, `quer`). Texts are folded before they reach the database, whose own stemmer knows umlauts in
 * one version and not in another.
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

/** No word of a language is longer; what is, is somebody's attempt. */
const longestWord = 40

/** The words of a text, folded; only the letters a to z and digits are left of them. */
export const foldWords = (text: string, language: Language): string[] =>
  fold(text, language)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word.length <= longestWord)

/** As `foldWords`, with every hyphenated word in one piece as well: `T-Shirt` is t, shirt and tshirt. */
export function foldIndexWords(text: string, language: Language): string[] {
  const joined = [...fold(text, language).matchAll(/[a-z0-9]+(?:[-‐‑'’&+][a-z0-9]+)+/g)].map(([word]) =>
    word.replace(/[^a-z0-9]/g, ''),
  )
  return [...foldWords(text, language), ...joined.filter((word) => word.length <= longestWord)]
}

/**
 * A product number in the one spelling in which all spellings of it are equal: without dots, blanks, dashes and leading
 * zeros.
 */
export const productKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '')

/** Whether a term could be a product number: four letters or more, one of them a digit; not a size or an age. */
export function mayBeProductKey(term: string): boolean {
  const key = term.length <= 60 ? productKey(term) : ''
  return /\d/.test(key) && key.length >= 4 && key.length <= 40
}
