import { parse } from 'csv-parse/sync'
import { counted } from '@/lib/platform/text'
import { exportOf } from './exports/known-exports'
import { type TableExport, unitOfColumn } from './exports/table-export'
import { FeedError, type FeedRow } from './feed-error'
import { attributeNames } from './google/attribute-names'
import { type Line, readLines } from './lines'

/** In characters; Google allows about 10,000 in a row. */
const longestLine = 1_000_000

/** A quoted field may hold line breaks; a longer one lacks its closing quotation mark. */
const mostLines = 100

/** Of the first line of a file that is none, in characters. */
const longestShown = 200

/** What parts the columns: tabs by Google's specification, and what spreadsheets write instead. */
const separators = ['\t', ';', ',', '|'] as const
type Separator = (typeof separators)[number]

const options = { relax_quotes: true, relax_column_count: true, record_delimiter: '\n' }

/** The fields of a record, or undefined while a quotation mark is open. */
function fieldsOf(text: string, separator: Separator): string[] | undefined {
  if (!text.includes('"')) return text.split(separator)
  try {
    const [record] = parse(text, { ...options, delimiter: separator, max_record_size: 0 }) as string[][]
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

/** A column with the parts that its values have by its head. */
type Column = { name: string; parts: string[] }

const columnOf = (text: string): Column => {
  const declared = /\(([^()]*)\)/.exec(text)?.[1]
  return { name: columnName(text), parts: declared ? declared.split(':').map(columnName) : [] }
}

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
async function longRecord(first: Line, from: Reader, separator: Separator): Promise<string[] | undefined> {
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
    const fields = line.text.includes('"') ? fieldsOf(text, separator) : undefined
    if (!fields) continue
    // A text of several lines may hold a comma or a semicolon, but a tab only by a mark that is missing.
    if (separator === '\t' && fields.some((field) => field.includes('\n') && field.includes('\t'))) break
    return fields
  }
  from.takeBack(...taken)
  return undefined
}

/** The columns by the names of attributes, also where the table has words of the merchant's own. */
function columnsOf(fields: readonly string[]): Column[] {
  const columns = fields.map(columnOf)
  const names = attributeNames(columns.map(({ name }) => name))
  return columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }))
}

/** `table`: whose export it is, where it is no feed. */
type Header = { columns: Column[]; separator: Separator; table?: TableExport }

/** Excel's own line about the separator, before the header. */
const separatorLine = /^\ufeff?sep=.$/i

async function readHeader(from: Reader): Promise<Header> {
  let header = await from.next()
  while (header && (header.text.trim() === '' || separatorLine.test(header.text.trim())))
    header = await from.next()
  const text = header && !header.tooLong ? header.text : ''
  for (const separator of separators) {
    const fields = fieldsOf(text, separator) ?? []
    const own = fields.map((field) => {
      const { name, parts } = columnOf(field.replace(/^\ufeff/, ''))
      return { name, parts: parts.slice(0, 1) }
    })
    const table = exportOf(own.map(({ name }) => name))
    if (table) return { columns: own, separator, table }
    const columns = columnsOf(fields)
    if (columns.some(({ name }) => name === 'id')) return { columns, separator }
  }
  const named = text.trim().slice(0, longestShown)
  throw new FeedError(
    `This is no feed that can be read: its first line names no column \`id\` (Artikelnummer, référence, artikelcode, SKU). It is “${named}”. Name the column that holds the number of the article id. A feed is Google Merchant Center TSV with a line of column names, its XML (RSS or Atom), or JSON Lines; exports of Shopify, WooCommerce and Shopware are read as they come (lib/shop/import/exports/README.md), and a table of redirects names source, target, status and locale, with commas.`,
  )
}

async function* rowsBelow(header: Header, from: Reader): AsyncGenerator<FeedRow, void, undefined> {
  for (let line = await from.next(); line; line = await from.next()) {
    if (line.tooLong) {
      yield { line: line.number, problem: `the line is longer than ${longestLine} characters` }
      continue
    }
    if (line.text.trim() === '') continue
    const values = fieldsOf(line.text, header.separator) ?? (await longRecord(line, from, header.separator))
    // Spreadsheets write rows of nothing but separators below the last one.
    if (values?.every((value) => value.trim() === '')) continue
    yield values
      ? rowOf(line.number, header, values)
      : { line: line.number, id: idIn(line, header), problem: openMark }
  }
}

/**
 * The rows of a feed of Google Merchant Center that is a table: tab-separated, or with semicolons, commas or bars. The
 * export of a shop system is made one, for the market of a country (`DE`).
 */
export async function* tsvRows(
  pieces: AsyncIterable<string>,
  to: { country?: string } = {},
): AsyncGenerator<FeedRow, void, undefined> {
  const from = reader(readLines(pieces, longestLine))
  const header = await readHeader(from)
  const rows = rowsBelow(header, from)
  yield* header.table ? header.table.rows(rows, to) : rows
}

const openMark = 'a quotation mark begins a field and is not closed'

const idAt = ({ columns }: Header) => columns.findIndex(({ name }) => name === 'id')

const idIn = ({ text }: Line, header: Header) => text.split(header.separator)[idAt(header)]

/** The parts of the entries of a value whose column declares them: `shipping(country:price)`. */
function* partsOf({ name, parts }: Column, value: string): Generator<[string, string]> {
  for (const entry of value.split(/,(?=\s*[A-Z]{2}:)/i)) {
    const values = entry.split(':')
    for (const [at, part] of parts.entries()) yield [`${name}.${part}`, values[at]?.trim() ?? '']
  }
}

function rowOf(line: number, header: Header, values: readonly string[]): FeedRow {
  const { columns } = header
  const id = values[idAt(header)]
  const extra = values.slice(columns.length).some((value) => value.trim() !== '')
  if (extra)
    return {
      line,
      id,
      problem: `the row has ${counted(values.length, 'column')}, the first line names ${columns.length}`,
    }
  const fields = new Map<string, string[]>()
  const add = (name: string, value: string) => fields.set(name, [...(fields.get(name) ?? []), value])
  for (const [index, column] of columns.entries()) {
    const value = values[index]?.trim() ?? ''
    if (column.name === '' || value === '') continue
    if (column.parts.length > 1) for (const [name, part] of partsOf(column, value)) add(name, part)
    else add(column.name, value)
    // Exports of shop systems name the unit of a measure by its head: `Weight (kg)`.
    const [unit] = column.parts
    if (header.table && unit) add(`${column.name}${unitOfColumn}`, unit)
  }
  return { line, fields, columns: columns.map(({ name }) => name) }
}
