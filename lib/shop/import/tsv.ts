import { parse } from 'csv-parse/sync'
import { FeedError, type FeedRow } from './feed-error'
import { type Line, readLines } from './lines'

/** In characters; Google allows about 10,000 in a row. */
const longestLine = 1_000_000

/** A quoted field may hold line breaks; a longer one lacks its closing quotation mark. */
const mostLines = 100

const options = { delimiter: '\t', relax_quotes: true, relax_column_count: true, record_delimiter: '\n' }

/** The fields of a record, or undefined while a quotation mark is open. */
function fieldsOf(text: string): string[] | undefined {
  if (!text.includes('"')) return text.split('\t')
  try {
    const [record] = parse(text, { ...options, max_record_size: 0 }) as string[][]
    return record ?? []
  } catch {
    return undefined
  }
}

/**
 * `Image Link`, `image_link` and `g:image_link` are the same column; `shipping(country:price)` also declares its
 * format.
 */
export const columnName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\([\s\S]*/, '')
    .trim()
    .replace(/[\s-]+/g, '_')

/** A line reader with push-back. */
function reader(lines: AsyncGenerator<Line, void, undefined>) {
  const waiting: Line[] = []
  return {
    next: async (): Promise<Line | undefined> => waiting.shift() ?? ((await lines.next()).value || undefined),
    takeBack: (...again: Line[]) => waiting.unshift(...again),
  }
}

type Reader = ReturnType<typeof reader>

/**
 * A record over several lines. If a quoted field contains both line breaks and a tab, its closing quotation mark is
 * missing; the following lines are then read as rows of their own.
 */
async function longRecord(first: Line, from: Reader): Promise<string[] | undefined> {
  const taken: Line[] = []
  let text = first.text
  while (taken.length < mostLines && text.length < longestLine) {
    const line = await from.next()
    if (!line || line.tooLong) {
      if (line) taken.push(line)
      break
    }
    taken.push(line)
    text += `\n${line.text}`
    const fields = line.text.includes('"') ? fieldsOf(text) : undefined
    if (!fields) continue
    if (fields.some((field) => field.includes('\n') && field.includes('\t'))) break
    return fields
  }
  from.takeBack(...taken)
  return undefined
}

async function readHeader(from: Reader): Promise<string[]> {
  let header = await from.next()
  while (header && header.text.trim() === '') header = await from.next()
  const names = header && !header.tooLong ? (fieldsOf(header.text) ?? []).map(columnName) : []
  if (!names.includes('id'))
    throw new FeedError(
      'This is no feed that can be read: its first line names no column `id`. A feed is Google Merchant Center TSV with a line of column names, its XML (RSS or Atom), or JSON Lines; a table of redirects names source, target, status and locale, with commas.',
    )
  return names
}

/** The rows of a tab-separated feed of Google Merchant Center. */
export async function* tsvRows(pieces: AsyncIterable<string>): AsyncGenerator<FeedRow, void, undefined> {
  const from = reader(readLines(pieces, longestLine))
  const names = await readHeader(from)
  for (let line = await from.next(); line; line = await from.next()) {
    if (line.tooLong) {
      yield { line: line.number, problem: `the line is longer than ${longestLine} characters` }
      continue
    }
    if (line.text.trim() === '') continue
    const values = fieldsOf(line.text) ?? (await longRecord(line, from))
    yield values
      ? rowOf(line.number, names, values)
      : { line: line.number, id: idIn(line, names), problem: openMark }
  }
}

const openMark = 'a quotation mark begins a field and is not closed'

const idIn = ({ text }: Line, names: readonly string[]) => text.split('\t')[names.indexOf('id')]

function rowOf(line: number, names: readonly string[], values: readonly string[]): FeedRow {
  const id = values[names.indexOf('id')]
  const extra = values.slice(names.length).some((value) => value.trim() !== '')
  if (extra)
    return { line, id, problem: `the row has ${values.length} columns, the first line names ${names.length}` }
  const fields = new Map<string, string[]>()
  for (const [index, name] of names.entries()) {
    const value = values[index]?.trim() ?? ''
    if (name === '' || value === '') continue
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return { line, fields }
}
