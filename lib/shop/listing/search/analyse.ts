import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize, ttlCache } from '@/lib/platform/memory'
import { editDistance } from '@/lib/platform/text'
import type { Language } from '@/schemas'
import { hasPart } from './compounds'
import { isNearEnough, maxEdits } from './near-enough'

/** The minimum trigram similarity of candidates, and their maximum number per word. */
const mostCandidates = 24
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** All words one edit away from a short word. A single error can change all trigrams of such a word. */
export function oneEditAway(word: string): string[] {
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
const isMendable = (word: string) => maxEdits(word.length) > 0 && !/\d/.test(word)

/** The frequency counts names, brands, categories and attributes; it is 0 for a word of descriptions alone. */
type Candidate = { word: string; label: string; frequency: number }

/**
 * A shorter word that stands in descriptions alone is mostly a verb or a form of one: whoever looks for a slide (Rutsche)
 * does not mean what slips (rutscht).
 */
const shortestDescribed = 8

const isLookedFor = ({ word, frequency }: Candidate) => frequency > 0 || word.length >= shortestDescribed

/**
 * In a shorter word, another letter before the last makes another word: Maus is no Maß. Its letters may be swapped, missing
 * or doubled.
 */
const shortestReplaced = 5

const lettersOf = (word: string) => [...word].sort().join('')

const isReplaced = (typed: string, word: string) =>
  typed.length < shortestReplaced &&
  typed.length === word.length &&
  typed.slice(0, -1) !== word.slice(0, -1) &&
  lettersOf(typed) !== lettersOf(word)

/** The word that was most likely meant: the fewest errors, then the highest frequency. */
export function bestCandidate(typed: string, candidates: readonly Candidate[]): Candidate | undefined {
  const limit = maxEdits(typed.length)
  const near = candidates
    .filter(isLookedFor)
    .map((candidate) => ({ ...candidate, errors: editDistance(typed, candidate.word, limit) }))
    .filter(({ word, errors }) => errors <= limit && !isReplaced(typed, word))
    // The first letter is seldom wrong.
    .map((candidate) => ({ ...candidate, odd: candidate.word[0] === typed[0] ? 0 : 1 }))
    .filter(({ word, errors, odd }) => isNearEnough(errors + odd, Math.max(typed.length, word.length)))
    .sort((a, b) => a.errors + a.odd - (b.errors + b.odd) || b.frequency - a.frequency)
  return near[0]
}

const mostNear = 3
const mostErrors = 0.4

/** The words that may have been meant, although they have too many errors for a correction. */
function nearCandidates(typed: string, candidates: readonly Candidate[]): string[] {
  const limit = Math.floor(typed.length * mostErrors)
  return candidates
    .filter(({ frequency }) => frequency > 0)
    .map(({ word, label, frequency }) => ({ label, frequency, errors: editDistance(typed, word, limit) }))
    .filter(({ errors }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors || b.frequency - a.frequency)
    .slice(0, mostNear)
    .map(({ label }) => label)
}

/** What the vocabulary has on a typed word. */
export type TypedWord = {
  word: string
  /** The word is in the catalogue. */
  isKnown: boolean
  /** Other words of the catalogue begin with it. */
  isPrefix: boolean
  /** The correction of an unknown word, with its spelling in the catalogue. */
  correction?: { word: string; label: string }
  /** Of an unknown word that is not mended: words that are written less nearly so, with their spelling, nearest first. */
  near: string[]
  /** The words that have it as a part, such as compounds that the vocabulary could not split. */
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
          and s.word like '%' || a.word || '%' order by s.frequency desc limit 60) as within,
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

async function analyse(db: Database, language: Language, word: string): Promise<TypedWord> {
  const near = isMendable(word) && word.length <= shortWord ? oneEditAway(word) : []
  const asked = [{ word, near, mendable: isMendable(word) }]
  const [row] = await statements(language).run(db, { words: JSON.stringify(asked) })
  const candidates = row?.candidates ?? []
  const correction = bestCandidate(word, candidates)
  return {
    word,
    isKnown: row?.known ?? false,
    isPrefix: row?.prefix ?? false,
    within: row?.known ? [] : (row?.within ?? []).filter((longer) => hasPart(longer, word, language)),
    near: correction ? [] : nearCandidates(word, candidates),
    ...(correction && { correction }),
  }
}

/** The same words are mistyped in many terms. The vocabulary is written before the version that it belongs to. */
const memory = ttlCache<TypedWord>({ most: 4_000, seconds: 600 })

/**
 * Looks up the words of a search without results, in the vocabulary at a version of the listings. Known words are returned
 * without suggestions.
 */
export const analyseWords = (
  db: Database,
  { language }: Pick<Market, 'language'>,
  words: readonly string[],
  version: number,
): Promise<TypedWord[]> =>
  Promise.all(
    words.map((word) => memory(db, `${version} ${language} ${word}`, () => analyse(db, language, word))),
  )
