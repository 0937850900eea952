import { sql } from 'drizzle-orm'
import { type Database, type Executor, recordset } from '@/lib/platform/db'
import { ttlCache } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import type { SourceSearchSynonym } from '@/schemas/shop'
import { foldWords } from './fold'
import { isStopWord } from './stop-words'

/** What a typed word also means: folded words, or several of them joined by spaces that a product must all have. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** The folded words of a text, without those that tell nothing, which searches leave out: `bon d'achat` is bon, achat. */
function wordsOf(text: string, language: Language): string[] {
  const words = foldWords(text, language)
  const telling = words.filter((word) => !isStopWord(word, language))
  return telling.length > 0 ? telling : words
}

/** A word or several as the table holds them: `Baby-Phone` is `baby phone`. Empty without letters and digits. */
export const synonymKey = (text: string, language: Language): string => wordsOf(text, language).join(' ')

/** A typed word as the table holds it: searches join neighbours, so that `Baby Fon` is asked for as `babyfon`. */
export const synonymWord = (text: string, language: Language): string => wordsOf(text, language).join('')

/** Inflections that a shopper types and a table leaves out: Babyfone, Nuggis, Maxicosis. */
const endings = ['', 's', 'e', 'n', 'en', 'es']
const shortestPrefix = 4

/** What a word also means, without its inflection; with `isPrefix` also what the words that it begins mean. */
export function meaningsOf(synonyms: Synonyms, word: string, isPrefix: boolean): readonly string[] {
  for (const ending of endings) {
    const found = word.endsWith(ending) && synonyms.get(word.slice(0, word.length - ending.length))
    if (found) return found
  }
  if (!isPrefix || word.length < shortestPrefix) return []
  const begun = [...synonyms].filter(([known]) => known.startsWith(word)).flatMap(([, means]) => means)
  return [...new Set(begun)]
}

/** Whether one of the words of a term, or two neighbours joined, are another name of something. */
export const hasMeanings = (synonyms: Synonyms, words: readonly { word: string }[]): boolean =>
  words.some(({ word }, at) =>
    [word, `${words[at - 1]?.word ?? ''}${word}`].some((one) => meaningsOf(synonyms, one, false).length > 0),
  )

const memory = ttlCache<Synonyms>({ most: 8, seconds: 600 })

/** The synonyms of a language at a version of the listings, which changes with them. */
export const readSynonyms = (db: Database, language: Language, version: number): Promise<Synonyms> =>
  memory(db, `${version} ${language}`, async () => {
    const rows = await db.execute<{ word: string; means: string[] }>(
      sql`select word, means from search_synonyms where language = ${language}`,
    )
    return new Map(rows.map(({ word, means }) => [word, means]))
  })

/** Writes synonyms, each with a word of its own; a word without meanings is taken away. Returns how many changed. */
export async function writeSearchSynonyms(
  db: Executor,
  sources: readonly SourceSearchSynonym[],
): Promise<number> {
  const folded = sources.map(({ language, word, means }) => {
    const own = synonymWord(word, language)
    const others = new Set(means.map((other) => synonymKey(other, language)))
    return { language, word: own, means: [...others].filter((other) => other !== '' && other !== own) }
  })
  const kept = folded.filter(({ means }) => means.length > 0)
  const gone = folded.filter(({ means }) => means.length === 0)
  const written = await db.execute(sql`
    insert into search_synonyms as t (language, word, means)
    select language, word, array(select jsonb_array_elements_text(means))
    from ${recordset(kept, 'language text, word text, means jsonb')}
    on conflict (language, word) do update set means = excluded.means where t.means <> excluded.means
    returning word`)
  const deleted = await db.execute(sql`
    delete from search_synonyms t using ${recordset(gone, 'language text, word text')}
    where t.language = s.language and t.word = s.word returning t.word`)
  return written.length + deleted.length
}
