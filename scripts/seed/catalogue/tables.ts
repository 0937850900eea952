import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { Language } from '@/schemas'
import { type Tables, tableFiles } from './schema'
import { type WordTables, wordFiles } from './word-schema'

export const languages = ['de', 'fr', 'nl'] as const satisfies readonly Language[]

/** A text in every language of the shop. */
export type Words = Record<Language, string>

/** The order in which kinds take their turns: another order makes another catalogue. */
const departments = ['unterwegs', 'schlafen', 'kleidung', 'spielen', 'essen', 'pflege']

const read = (name: string): object =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))

/** The files that a schema names, checked. Kinds have a file for each department. */
function load<Schema extends z.ZodObject>(schema: Schema, folder = ''): z.infer<Schema> {
  const contents = Object.keys(schema.shape).map((name) => [
    name,
    name === 'kinds'
      ? Object.assign({}, ...departments.map((department) => read(`${folder}kinds/${department}`)))
      : read(`${folder}${name}`),
  ])
  return schema.parse(Object.fromEntries(contents))
}

let loaded: Tables | undefined
const loadedWords = new Map<Language, WordTables>()

/** Read when a catalogue is first asked for: a start that has nothing to seed reads none. */
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

/** The entry that another table refers to. */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = table[key]
  if (found === undefined) throw new Error(`The tables of the catalogue have no entry ${key}`)
  return found
}

/** Something made from the words of each language. */
export const perLanguage = <L extends Language, T>(
  among: readonly L[],
  make: (words: WordTables, language: L) => T,
): Record<L, T> =>
  Object.fromEntries(among.map((language) => [language, make(wordsOf(language), language)])) as Record<L, T>

/** `ab {count} Monaten` with the count in its place. */
export const fill = (template: string, count: string | number): string =>
  template.replace('{count}', String(count))
