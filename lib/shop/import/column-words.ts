import { nearestName, withoutUmlauts } from '@/lib/platform/text'
import { columnWords } from './column-word-table'

/** Letters and digits alone, without accents: `Größe`, `GROESSE` and `Grösse` are one word. */
export const plainColumn = (text: string): string =>
  withoutUmlauts(text.toLowerCase().normalize('NFC'))
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')

/** What tables call an attribute. */
export const columnWordsOf = (attribute: string): readonly string[] => columnWords[attribute] ?? []

const attributeOfWord = new Map(
  Object.entries(columnWords).flatMap(([attribute, words]) =>
    words.map((word) => [plainColumn(word), attribute] as const),
  ),
)

/** The attribute that a column of another name holds; undefined where the name says none. */
export const attributeOfColumn = (name: string): string | undefined => attributeOfWord.get(plainColumn(name))

/** The attribute that a column may mean whose name is nearly a known word, with that word. */
export function nearestColumnWord(name: string): { attribute: string; word: string } | undefined {
  const word = nearestName(
    plainColumn(name),
    [...attributeOfWord.keys()],
    Math.max(1, Math.floor(plainColumn(name).length / 4)),
  )
  const attribute = word === undefined ? undefined : attributeOfWord.get(word)
  return word === undefined || attribute === undefined ? undefined : { attribute, word }
}
