import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withoutMarks } from '@/lib/platform/text'

/** The letters that are searched as one, small and capital: the collation of an embedded database knows ASCII alone. */
const spellings: Readonly<Record<string, string>> = {
  a: 'aàáâãäåAÀÁÂÃÄÅ',
  c: 'cçCÇ',
  e: 'eèéêëEÈÉÊË',
  i: 'iìíîïIÌÍÎÏ',
  n: 'nñNÑ',
  o: 'oòóôõöøOÒÓÔÕÖØ',
  s: 'sšSŠ',
  u: 'uùúûüUÙÚÛÜ',
  y: 'yýÿYÝŸ',
  z: 'zžZŽ',
}

/** Letters that are also written as two letters. */
const pairs: Readonly<Record<string, string>> = { ae: 'æÆäÄ', oe: 'œŒöÖ', ue: 'üÜ', ss: 'ßẞ' }
const asPair: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', œ: 'oe', ß: 'ss' }

const plain = (sign: string) => {
  const [base = ''] = withoutMarks(sign)
  return base === 'ø' ? 'o' : base
}

/** One letter in every spelling; every other sign as itself. */
function signPattern(sign: string): string {
  const base = plain(sign)
  if (Object.hasOwn(spellings, base)) return `[${spellings[base]}]`
  if (/^[a-z]$/.test(base)) return `[${base}${base.toUpperCase()}]`
  if (/^[\p{L}\p{Nd}]$/u.test(sign))
    return sign === sign.toUpperCase() ? sign : `[${sign}${sign.toUpperCase()}]`
  return sign.length === 1 ? `\\${sign}` : sign
}

const pairPattern = (pair: string) => [...pair].map(signPattern).join('')

/**
 * A pattern of PostgreSQL that finds a word however its accents are spelled. It is linear: it repeats nothing. Of the ways
 * to ignore accents it is by far the fastest: folding each text costs twenty times as much.
 */
function wordPattern(word: string): string {
  const signs = [...word.normalize('NFC').toLowerCase()]
  let pattern = ''
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? ''
    const pair = asPair[sign] ?? sign + (signs[at + 1] ?? '')
    if (!Object.hasOwn(pairs, pair)) {
      pattern += signPattern(sign)
      continue
    }
    const single = `[${pairs[pair]}${sign.length === 1 && Object.hasOwn(asPair, sign) ? (spellings[plain(sign)] ?? '') : ''}]`
    pattern += `(?:${pairPattern(pair)}|${single})`
    if (!Object.hasOwn(asPair, sign)) at += 1
  }
  return pattern
}

/** The most words of a search; each is looked for on its own. */
const mostWords = 12

const wordsOf = (term: string): string[] =>
  [...new Set(term.split(/\s+/).filter(Boolean))].slice(0, mostWords)

const folded = Object.entries({ ...spellings, s: `${spellings.s}ßẞ` }).map(([base, signs]) => {
  const others = [...signs].filter((sign) => sign.toLowerCase() !== base)
  return { from: others.join(''), to: base.repeat(others.length) }
})
const foldedFrom = folded.map(({ from }) => from).join('')
const foldedTo = folded.map(({ to }) => to).join('')

/** What texts are ordered by as in a directory, `É` beside `e`, in a database of any collation. */
export const sortKey = (text: SQLWrapper): SQL =>
  sql`lower(translate(${text}, ${foldedFrom}::text, ${foldedTo}::text)) collate "C"`

/** Whether something has every word of a search, in any order, case and spelling of accents. `has` looks for one. */
export const hasEveryWord = (term: string, has: (word: string) => SQL | undefined): SQL | undefined =>
  and(...wordsOf(term).map(has))

/** Whether a text contains a word. */
export const hasWord = (text: SQLWrapper, word: string): SQL =>
  sql`coalesce(${text}::text ~ ${wordPattern(word)}, false)`

/** The words of a search as patterns, which find in a text what the statements find in the database. */
export const wordPatterns = (term: string): RegExp[] =>
  wordsOf(term).map((word) => new RegExp(wordPattern(word)))

/** Whether some texts together contain every word of a search. */
export const haveWords = (texts: readonly SQLWrapper[], term: string): SQL | undefined =>
  hasEveryWord(term, (word) => or(...texts.map((text) => hasWord(text, word))))
