/** Signs that browsers read as those of an address (UTS #46), and some mail programs as well. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u2024': '.',
  '\u3002': '.',
  '\ufe52': '.',
  '\uff0e': '.',
  '\uff61': '.',
  '\ufe6b': '@',
  '\uff20': '@',
  '\ufe55': ':',
  '\uff1a': ':',
  '\u2044': '/',
  '\u2215': '/',
  '\uff0f': '/',
  '\ufe68': '\\',
  '\uff3c': '\\',
}
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'g')

/** Marks of direction and other signs that nobody sees, without the two that join letters of some scripts. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Co}]/gu

/** A decimal number or a date, which is no address: an address of four numbers is. */
const isNumber = (word: string) => /^[^\p{L}\p{N}]*\d+(?:\.\d+){1,2}\.?[^\p{L}\p{N}]*$/u.test(word)

/** Initials stay as they are, because no domain ends with one letter: what is stitched is quoted as it was ordered. */
const wordApart = (word: string): string =>
  (isNumber(word) ? word : word.replace(/\.(?!\.|\p{L}(?:\.|$))(?=.)/gu, '. '))
    .replaceAll('@', ' @ ')
    .replace(/([/\\])(?=[/\\])/g, '$1 ')
    .replace(/(?<=\p{L}):(?=.)|(?<=[\p{N}+.-]):(?=[^\p{N}])/gu, ': ')

/**
 * Text of a stranger as the shop quotes it to somebody else: one line of which no mail program or reader of PDF makes a
 * link, at most `longest` characters. A space parts what would be an address, as it stands in `Dr. Meyer`: a sign that
 * nobody sees would be skipped by browsers, and one that replaces the dot would stand in names.
 */
export function unlinked(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(lookalike, (sign) => lookalikes[sign] ?? '')
    .replace(unseen, '')
    .split(/[\s\p{Cc}\p{Z}]+/u)
    .map(wordApart)
    .join(' ')
    .replace(/ +/g, ' ')
    .trim()
  const signs = [...line]
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : line
}
