import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import { memoize, shareRequests } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import { searchConfigs } from './search-configs'

type Row = { word: string; query: string }

const statements = memoize(
  (language: Language) => language,
  (language) =>
    new PreparedStatement<Row>(sql`
      select word, to_tsquery(${sql.raw(`'${searchConfigs[language]}'`)}, word)::text as query
      from json_array_elements_text(${sql.placeholder('words')}::text::json) word`),
)

const mostKept = 20_000

type Memory = {
  known: Map<string, readonly string[]>
  /** The words that are asked for, until the answer is there. */
  asked: Map<string, Promise<void>>
  ask: (...words: string[]) => Promise<void>
}

/** What the stemmer makes of a word depends on nothing else, so it is kept without a time. */
const memories = new WeakMap<Database, Map<Language, Memory>>()

/**
 * What is left out gives none. A letter that is newer than the database divides a word, of which all parts are asked for.
 */
const lexemesIn = (query: string): string[] =>
  [...query.matchAll(/'([\p{L}\p{Nd}]+)'/gu)].map(([, lexeme = '']) => lexeme)

async function send(db: Database, language: Language, memory: Memory, words: ReadonlySet<string>) {
  try {
    for (const { word, query } of await statements(language).run(db, { words: JSON.stringify([...words]) }))
      memory.known.set(word, lexemesIn(query))
  } finally {
    for (const word of words) memory.asked.delete(word)
  }
  for (const [oldest] of memory.known) {
    if (memory.known.size <= mostKept) return
    memory.known.delete(oldest)
  }
}

function startMemory(db: Database, language: Language): Memory {
  const memory: Memory = {
    known: new Map(),
    asked: new Map(),
    ask: shareRequests((words) => send(db, language, memory, words)),
  }
  return memory
}

function memoryOf(db: Database, language: Language): Memory {
  const own = memories.get(db) ?? new Map<Language, Memory>()
  memories.set(db, own)
  const memory = own.get(language) ?? startMemory(db, language)
  own.set(language, memory)
  return memory
}

/** Asks for words that are not in memory. */
async function learn({ known, asked, ask }: Memory, words: readonly string[]): Promise<void> {
  const answers = words
    .filter((word) => !known.has(word))
    .map((word) => {
      const answer = asked.get(word) ?? ask(word)
      asked.set(word, answer)
      return answer
    })
  await Promise.all(new Set(answers))
}

const learntAtOnce = 500

/** Learns the lexemes of the words of a catalogue, in short statements so that others get their turn. */
export async function learnLexemes(db: Database, language: Language): Promise<void> {
  const rows = await db.execute<{ word: string }>(
    sql`select word from search_words where language = ${language} order by frequency desc limit ${mostKept / 2}`,
  )
  // What was learnt first is forgotten first.
  const words = rows.map(({ word }) => word).reverse()
  const memory = memoryOf(db, language)
  for (let from = 0; from < words.length; from += learntAtOnce)
    await learn(memory, words.slice(from, from + learntAtOnce))
}

/** The stemmed forms of folded words, from memory or the database; none for words that the configuration leaves out. */
export async function lexemesOf(
  db: Database,
  language: Language,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const memory = memoryOf(db, language)
  // What is known now may be forgotten while the others are learnt.
  const known = new Map(words.map((word) => [word, memory.known.get(word)]))
  await learn(memory, words)
  return new Map(words.map((word) => [word, known.get(word) ?? memory.known.get(word) ?? []]))
}
