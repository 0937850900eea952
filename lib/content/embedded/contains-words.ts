import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { containing } from './delivery/filter-operations'

const accented = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸŠŽàáâãäåçèéêëìíîïñòóôõöøùúûüýÿšž'
const plain = 'aaaaaaceeeeiiiinoooooouuuuyyszaaaaaaceeeeiiiinoooooouuuuyysz'

/** A text of the database in small letters without accents. The collation of an embedded database knows ASCII alone. */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`replace(replace(replace(lower(translate(normalize(${text}::text, NFC), ${accented}, ${plain})), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`

const fold = (word: string) => {
  const signs = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return signs.replaceAll('ø', 'o').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/** Nobody searches for more; each is looked for on its own. */
const mostWords = 12

/** The words of a search, as folded texts contain them. */
const wordsOf = (term: string): string[] =>
  [...new Set(fold(term).split(/\s+/).filter(Boolean))].slice(0, mostWords)

/** Whether something has every word of a search, in any order, case and spelling of accents. `has` looks for one. */
export const hasEveryWord = (term: string, has: (word: string) => SQL | undefined): SQL | undefined =>
  and(...wordsOf(term).map(has))

/** Whether a text contains a folded word. */
export const hasWord = (text: SQLWrapper, word: string): SQL =>
  sql`coalesce(${foldedText(text)} like ${containing(word)}, false)`

/** Whether some texts together contain every word of a search. */
export const haveWords = (texts: readonly SQLWrapper[], term: string): SQL | undefined =>
  hasEveryWord(term, (word) => or(...texts.map((text) => hasWord(text, word))))
