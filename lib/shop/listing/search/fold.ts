import type { Language } from '@/schemas'

/** Letters that are none with an accent, and have to be written otherwise by who has no key for them. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
}

/** The sleeves of a compound are no part of the thing: a Kurzarmbody is a Body, as one that is kurzärmelig. */
const sleeves = /(?<!\p{L})(kurz|lang)arm(?!e?l?ig|el)(?=\p{L}{3})/gu

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
    .replace(/[ßœæøłđðþħŧıĸŋ]/g, (letter) => ligatures[letter] ?? letter)
    // Measures are written with the sign and with the letter: 70 × 140, 70x140.
    .replace(/(?<=\d) ?x ?(?=\d)/g, ' ')
  if (language !== 'de') return plain
  return plain
    .replace(/ae+/g, 'a')
    .replace(/oe+/g, 'o')
    .replace(/(?<![aeiouyq])ue+/g, 'u')
    .replace(sleeves, '$1arm ')
}

/** Longer words are ignored; no word of the languages is that long. */
const longestWord = 40

/** The folded words of a text: runs of letters, of any script, and digits. */
export const foldWords = (text: string, language: Language): string[] =>
  fold(text, language)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)

const hyphenated = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:[-‐‑'’&+][\p{L}\p{Nd}]+)+/gu

/** Like `foldWords`, with each hyphenated word also joined: `T-Shirt` is t, shirt and tshirt. */
export function foldIndexWords(text: string, language: Language): string[] {
  const joined = [...fold(text, language).matchAll(hyphenated)].map(([word]) =>
    word.replace(/[^\p{L}\p{Nd}]/gu, ''),
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
