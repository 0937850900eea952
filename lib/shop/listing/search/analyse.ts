import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import { editDistance, errorsForgiven } from './edit-distance'

/** Words that are at least as much alike as this are looked at; of each, so many. */
const mostCandidates = 24
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** All words that are one typing error away from a short one, whose few trigrams a single error can all change. */
export function oneErrorAway(word: string): string[] {
  const found = new Set<string>()
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)]
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
  }
  found.delete(word)
  return [...found]
}

const shortWord = 6
const isMendable = (word: string) => errorsForgiven(word.length) > 0 && !/\d/.test(word)

type Candidate = { word: string; label: string; frequency: number }

/** The word that was most likely meant: of the fewest errors, then the most frequent one. */
export function bestCandidate(typed: string, candidates: readonly Candidate[]): Candidate | undefined {
  const limit = errorsForgiven(typed.length)
  const near = candidates
    .map((candidate) => ({ ...candidate, errors: editDistance(typed, candidate.word, limit) }))
    .filter(({ errors }) => errors <= limit)
    // The first letter is seldom the wrong one.
    .map((candidate) => ({ ...candidate, odd: candidate.word[0] === typed[0] ? 0 : 1 }))
    .sort((a, b) => a.errors + a.odd - (b.errors + b.odd) || b.frequency - a.frequency)
  return near[0]
}

/** What the vocabulary knows of a typed word. */
export type TypedWord = {
  word: string
  /** The catalogue has it. */
  isKnown: boolean
  /** Other words of the catalogue begin with it. */
  isPrefix: boolean
  /** What was meant by a word that the catalogue does not have, and how it is written. */
  mended?: { word: string; label: string }
  /** The words that it is the inner part of: `wagen` of a word whose parts nobody knew. */
  within: string[]
}

type Row = { word: string; known: boolean; prefix: boolean; within: string[]; candidates: Candidate[] | null }

const statements = memoize(
  (language: Language) => language,
  (name) => {
    const language = sql.raw(`'${name}'`)
    return new PreparedStatement<Row>(sql`
      select a.word, k.known, k.prefix,
        array(select s.word from search_words s where not k.known and length(a.word) >= 4 and s.language = ${language}
          and s.word like '%' || a.word || '%' order by s.frequency desc limit 20) as within,
        (select json_agg(json_build_object('word', c.word, 'label', c.label, 'frequency', c.frequency)) from (
          (select s.word, s.label, s.frequency from search_words s
            where not k.known and not k.prefix and a.mendable and s.language = ${language} and s.word % a.word
            order by similarity(s.word, a.word) desc, s.frequency desc limit ${sql.raw(String(mostCandidates))})
          union
          (select s.word, s.label, s.frequency from search_words s
            where not k.known and not k.prefix and s.language = ${language}
              and s.word = any(array(select jsonb_array_elements_text(a.near))))) c) as candidates
      from json_to_recordset(${sql.placeholder('words')}::text::json) as a(word text, near jsonb, mendable boolean),
      lateral (select
        exists (select from search_words s where s.language = ${language} and s.word = a.word) as known,
        exists (select from search_words s
          where s.language = ${language} and s.word ~>~ a.word and s.word ~<~ (a.word || '~')) as prefix) k`)
  },
)

/** Looks up words that found nothing, all in one statement. Known words come back without anything said of them. */
export async function analyseWords(
  db: Database,
  { language }: Pick<Market, 'language'>,
  words: readonly string[],
): Promise<TypedWord[]> {
  const asked = words.map((word) => ({
    word,
    near: isMendable(word) && word.length <= shortWord ? oneErrorAway(word) : [],
    mendable: isMendable(word),
  }))
  const rows = await statements(language).run(db, { words: JSON.stringify(asked) })
  const found = new Map(rows.map((row) => [row.word, row]))
  return words.map((word): TypedWord => {
    const row = found.get(word)
    const mended = bestCandidate(word, row?.candidates ?? [])
    return {
      word,
      isKnown: row?.known ?? false,
      isPrefix: row?.prefix ?? false,
      within: row?.known ? [] : (row?.within ?? []),
      ...(mended && { mended }),
    }
  })
}
