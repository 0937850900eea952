import { sql } from 'drizzle-orm'
import { type Executor, textArray } from '@/lib/platform/db'
import { inAllWords } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ShownLanguages } from '@/lib/platform/shop-configuration'
import type { Language } from '@/schemas'
import { compoundParts } from '../search/compounds'
import { fold, foldIndexWords } from '../search/fold'
import { isStopWord } from '../search/stop-words'

/** Products read at once. */
const pageSize = 1_000
/** The minimum frequency and length of a word that counts as part of compounds. */
const leastFrequency = 3
const partLengths = { least: 4, most: 12 }
/** Only the most frequent ones; rarer words split more words wrongly than correctly. */
const mostPartWords = 4_000

export type Word = { word: string; label: string; frequency: number; parts: string[] }

/** A word before it is split. */
type Counted = Omit<Word, 'parts'>

/** The words that compounds are split by: frequent, and not compounds themselves. */
const partWordsOf = (words: Iterable<Word>): ReadonlySet<string> =>
  new Set(
    [...words]
      .filter(
        ({ word, frequency, parts }) =>
          frequency >= leastFrequency &&
          word.length >= partLengths.least &&
          word.length <= partLengths.most &&
          parts.length === 0,
      )
      .sort((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .slice(0, mostPartWords)
      .map(({ word }) => word),
  )

/** The same words, read from the table. */
export async function readPartWords(tx: Executor): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { least, most } = partLengths
  const rows = await tx.execute<{ language: string; words: string }>(sql`
    select language, string_agg(word, ' ') as words from (
      select language, word,
        row_number() over (partition by language order by frequency desc, word collate "C") as place
      from search_words
      where frequency >= ${leastFrequency}::int and length(word) between ${least}::int and ${most}::int
        and parts = '{}'
    ) s where place <= ${mostPartWords}::int group by language`)
  return new Map(rows.map(({ language, words }) => [language, new Set(words.split(' '))]))
}

type TextRow = {
  id: string
  name: string
  description: string
  benefits: string[]
  brand: string
  subbrand: string | null
}

/** The languages in which the markets of a language show products, the language itself first. */
export const shownIn = (markets: readonly Market[], shown: ShownLanguages): Language[] => [
  ...new Set(markets.flatMap((market) => shown(market))),
]

/**
 * Counts the words of a language, a page of products at a time: of the texts in the first of the languages that are
 * shown.
 */
async function countWords(
  db: Executor,
  language: Language,
  shown: readonly Language[],
): Promise<Map<string, Counted>> {
  const counts = new Map<string, Counted>()
  const count = (texts: readonly (string | null)[], by: 0 | 1) => {
    const text = inAllWords(texts.filter(Boolean).join(' '), language).join(' ')
    const labels = new Map(text.split(/[^\p{L}\p{N}]+/u).map((label) => [fold(label, language), label]))
    for (const word of new Set(foldIndexWords(text, language))) {
      if (word.length < 2 || isStopWord(word, language)) continue
      const known = counts.get(word) ?? { word, label: '', frequency: 0 }
      known.frequency += by
      known.label ||= labels.get(word) ?? ''
      counts.set(word, known)
    }
  }
  for (let after = '0'; ; ) {
    const rows = await db.execute<TextRow>(sql`
      select p.id, t.name, left(t.description, 4000) as description, t.benefits, p.brand, p.subbrand
      from products p join lateral (
        select * from product_texts o where o.product_id = p.id and o.language = any(${textArray(shown)})
        order by array_position(${textArray(shown)}, o.language) limit 1) t on true
      where p.id > ${after}::bigint order by p.id limit ${pageSize}::int`)
    for (const { name, brand, subbrand, description, benefits } of rows) {
      count([name, brand, subbrand], 1)
      count([description, ...benefits], 0)
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const labels = await db.execute<{ label: string }>(sql`
    select labels ->> ${language} as label from attribute_values where labels ->> ${language} is not null
    union select name from categories where locale like ${`${language}-%`}`)
  for (const { label } of labels) count([label], 1)
  return counts
}

/** All words of a language's catalogue. Compounds have their parts, and the parts are words too. */
export async function collectWords(
  db: Executor,
  language: Language,
  shown: readonly Language[],
): Promise<Word[]> {
  const counts = await countWords(db, language, shown)
  const words = new Map<string, Word>(
    [...counts].map(([word, counted]) => [word, { ...counted, label: counted.label || word, parts: [] }]),
  )
  const split = (isPart: ReadonlySet<string>) => {
    for (const entry of words.values())
      entry.parts = [...compoundParts(entry.word, language, (word) => isPart.has(word))]
  }
  split(partWordsOf(words.values()))
  split(partWordsOf(words.values()))
  for (const { frequency, parts } of [...words.values()])
    for (const part of parts) {
      const known = words.get(part)
      if (known) known.frequency = Math.max(known.frequency, frequency)
      else words.set(part, { word: part, label: part, frequency, parts: [...compoundParts(part, language)] })
    }
  return [...words.values()]
}

/** The words of names that are now split differently. */
export const resplitWords = (
  words: readonly Word[],
  language: Language,
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): string[] =>
  words
    .filter(({ word, frequency }) => {
      if (frequency === 0) return false
      const parts = (known: ReadonlySet<string> | undefined) =>
        compoundParts(word, language, (part) => known?.has(part) ?? false).join(' ')
      return parts(before) !== parts(after)
    })
    .map(({ word }) => word)
