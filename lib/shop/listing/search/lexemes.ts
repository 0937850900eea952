import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import { memoize } from '@/lib/platform/memory'
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

type Asking = { words: Set<string>; sent: Promise<void> }
type Memory = { known: Map<string, Lexeme>; asking?: Asking }

/** What the stemmer makes of a word depends on nothing else, so it is kept without a time. */
const memories = new WeakMap<Database, Map<Language, Memory>>()

function memoryOf(db: Database, language: Language): Memory {
  const own = memories.get(db) ?? new Map<Language, Memory>()
  memories.set(db, own)
  const memory = own.get(language) ?? { known: new Map() }
  own.set(language, memory)
  return memory
}

const lexemeIn = (query: string): Lexeme => (query === '' ? null : /^'([a-z0-9]+)'$/.exec(query)?.[1])

async function send(db: Database, language: Language, memory: Memory, words: ReadonlySet<string>) {
  await new Promise((resolve) => setImmediate(resolve))
  delete memory.asking
  for (const { word, query } of await statements(language).run(db, { words: JSON.stringify([...words]) }))
    memory.known.set(word, lexemeIn(query))
  for (const [oldest] of memory.known) {
    if (memory.known.size <= mostKept) return
    memory.known.delete(oldest)
  }
}

function startAsking(db: Database, language: Language, memory: Memory): Asking {
  const words = new Set<string>()
  return { words, sent: send(db, language, memory, words) }
}

/**
 * The stemmed form of folded words, from memory or the database; null for words that the configuration leaves out.
 * Undefined if a word has no single one. What is asked before a statement is sent shares it.
 */
export async function lexemesOf(
  db: Database,
  language: Language,
  words: readonly string[],
): Promise<ReadonlyMap<string, string | null> | undefined> {
  const memory = memoryOf(db, language)
  const found = new Map(
    words.filter((word) => memory.known.has(word)).map((word) => [word, memory.known.get(word)]),
  )
  const missing = words.filter((word) => !found.has(word))
  if (missing.length > 0) {
    memory.asking ??= startAsking(db, language, memory)
    const { words: asked, sent } = memory.asking
    for (const word of missing) asked.add(word)
    await sent
    for (const word of missing) found.set(word, memory.known.get(word))
  }
  const lexemes = new Map<string, string | null>()
  for (const [word, lexeme] of found) {
    if (lexeme === undefined) return undefined
    lexemes.set(word, lexeme)
  }
  return lexemes
}
