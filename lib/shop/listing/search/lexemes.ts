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

/** Null for a word that the configuration leaves out; undefined for one of which it makes more than a lexeme. */
type Lexeme = string | null | undefined

type Memory = {
  known: Map<string, Lexeme>
  /** The words that are asked for, until the answer is there. */
  asked: Map<string, Promise<void>>
  ask: (...words: string[]) => Promise<void>
}

/** What the stemmer makes of a word depends on nothing else, so it is kept without a time. */
const memories = new WeakMap<Database, Map<Language, Memory>>()

const lexemeIn = (query: string): Lexeme => (query === '' ? null : /^'([\p{L}\p{Nd}]+)'$/u.exec(query)?.[1])

async function send(db: Database, language: Language, memory: Memory, words: ReadonlySet<string>) {
  try {
    for (const { word, query } of await statements(language).run(db, { words: JSON.stringify([...words]) }))
      memory.known.set(word, lexemeIn(query))
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

/**
 * The stemmed form of folded words, from memory or the database; null for words that the configuration leaves out.
 * Undefined if a word has no single one.
 */
export async function lexemesOf(
  db: Database,
  language: Language,
  words: readonly string[],
): Promise<ReadonlyMap<string, string | null> | undefined> {
  const memory = memoryOf(db, language)
  const known = new Map(
    words.filter((word) => memory.known.has(word)).map((word) => [word, memory.known.get(word)]),
  )
  await learn(memory, words)
  const lexemes = new Map<string, string | null>()
  for (const word of words) {
    const lexeme = known.has(word) ? known.get(word) : memory.known.get(word)
    if (lexeme === undefined) return undefined
    lexemes.set(word, lexeme)
  }
  return lexemes
}
