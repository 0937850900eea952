import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Language } from '@/schemas'
import { type Tables, tableFiles } from './schema'
import { type WordTables, wordFiles } from './word-schema'

/** A text in every language of the shop. */
export type Words = Record<Language, string>

/** The order in which kinds take turns; another order gives another catalogue. */
const departments = ['unterwegs', 'schlafen', 'kleidung', 'spielen', 'essen', 'pflege']

const folder = join(process.cwd(), 'scripts/seed/catalogue/data')

const read = (name: string): object => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

/** The validated files of a schema. Kinds have one file per department. */
function load<Schema extends z.ZodObject>(schema: Schema, under = ''): z.infer<Schema> {
  const contents = Object.keys(schema.shape).map((name) => [
    name,
    name === 'kinds'
      ? Object.assign({}, ...departments.map((department) => read(`${under}kinds/${department}`)))
      : read(`${under}${name}`),
  ])
  return schema.parse(Object.fromEntries(contents))
}

let loaded: Tables | undefined
const loadedWords = new Map<Language, WordTables>()

/** Read on first use: a start with nothing to seed reads no files. */
export function tables(): Tables {
  loaded ??= load(tableFiles)
  return loaded
}

export function wordsOf(language: Language): WordTables {
  const known = loadedWords.get(language)
  if (known) return known
  const words = load(wordFiles, `${language}/`)
  loadedWords.set(language, words)
  return words
}

/** The entry that another table refers to. Throws if it is missing. */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = table[key]
  if (found === undefined) throw new Error(`The tables of the catalogue have no entry ${key}`)
  return found
}

/** A value for each language. */
export const perLanguage = <L extends Language, T>(
  among: readonly L[],
  make: (words: WordTables, language: L) => T,
): Record<L, T> =>
  Object.fromEntries(among.map((language) => [language, make(wordsOf(language), language)])) as Record<L, T>

/** Fills in the count: `ab {count} Monaten`. */
export const fill = (template: string, count: string | number): string =>
  template.replace('{count}', String(count))
