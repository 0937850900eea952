import { parse } from 'csv-parse/sync'
import { findEveryMarket } from '@/lib/platform/markets'
import { counted, nearestName } from '@/lib/platform/text'
import { FeedError } from './feed-error'
import { plainValue } from './google/texts'
import { type Line, readLines } from './lines'
import { collectRows } from './rows/collect'
import { rowType } from './rows/row-type'
import type { Run } from './run'
import { openStage } from './stage'

const columns = ['source', 'target', 'status', 'locale']
const longestLine = 10_000

/** What other systems call the columns in their exports. */
const otherNames: Readonly<Record<string, string>> = {
  'redirect from': 'source',
  from: 'source',
  old: 'source',
  'old url': 'source',
  origin: 'source',
  'source url': 'source',
  quelle: 'source',
  von: 'source',
  'alte url': 'source',
  'redirect to': 'target',
  to: 'target',
  new: 'target',
  'new url': 'target',
  'target url': 'target',
  destination: 'target',
  ziel: 'target',
  nach: 'target',
  'neue url': 'target',
  code: 'status',
  'status code': 'status',
  'http code': 'status',
  'http-code': 'status',
  market: 'locale',
  format: 'regex',
}

/** Columns of such exports that say nothing of where a redirect leads; `type` is a status in some. */
const ignored = ['type', 'match', 'hits', 'title', 'position', 'group', 'last_access', 'id']

const known = [...columns, 'regex', ...Object.keys(otherNames)]
/** In a name that is misspelt, so many letters for each that may be wrong. */
const lettersForOne = 3

/** Why a table is refused that has a column nearly of a known name; undefined for one that is like none, and of others. */
export function misspeltColumn(name: string): string | undefined {
  const nearest = nearestName(name, known, Math.max(1, Math.floor(name.length / lettersForOne)))
  return nearest === undefined
    ? undefined
    : `The table has a column “${name}”. The nearest known one is ${nearest}. Redirects have ${columns.join(', ')}. If it means something else, say --allow-column ${name}.`
}

/** Why a column is not read; the table is refused for one that may be misspelt. */
function whyUnread(name: string, allowed: readonly string[] = []): string | undefined {
  if ([...columns, 'regex'].includes(name)) return undefined
  if (ignored.includes(name)) return 'it says nothing of where a redirect leads'
  const isAllowed = allowed.some((each) => each.trim().toLowerCase() === name)
  const problem = isAllowed ? undefined : misspeltColumn(name)
  if (problem !== undefined) throw new FeedError(problem)
  return 'redirects have no column of this name'
}

/** Spreadsheets of some countries write semicolons, others tabs. */
const separatorOf = (line: string) =>
  ['\t', ';'].find((separator) => line.includes(separator) && !line.includes(',')) ?? ','

const fieldsOf = (text: string, separator: string): string[] | undefined => {
  try {
    const [fields] = parse(text, { delimiter: separator, trim: true, relax_column_count: true }) as string[][]
    return fields
  } catch {
    return undefined
  }
}

const columnsOf = (line: string) =>
  (fieldsOf(line, separatorOf(line)) ?? [])
    .map((name) => name.trim().toLowerCase())
    .map((name) => otherNames[name] ?? otherNames[name.replace(/[_-]/g, ' ')] ?? name)

const isAddress = (text = '') => /^(?:https?:\/)?\//.test(text)

type Header = { names: string[]; separator: string; isRow: boolean }

/** The columns of a table by its first line; one of two addresses is a row, and there is no header. */
function headerOf(line: string): Header {
  const separator = separatorOf(line)
  const [source, target] = fieldsOf(line, separator) ?? []
  return isAddress(source) && isAddress(target)
    ? { names: columns, separator, isRow: true }
    : { names: columnsOf(line), separator, isRow: false }
}

const mostMistypes = 2

/** Whether the first line of a text begins a table of redirects. */
export function isRedirectHeader(line: string): boolean {
  const { names } = headerOf(line.trim().slice(0, longestLine))
  const ends = ['source', 'target']
  // One of the two may be misspelt: the import says what is meant.
  const isNear = (end: string) => names.some((name) => nearestName(name, [end], mostMistypes) !== undefined)
  return ends.some((end) => names.includes(end)) && ends.every(isNear)
}

/** The signs of a regular expression that are left when what paths need is taken out. */
const expression = /[\\^$()[\]{}|+?]/

/** An end that may follow, or everything that follows; without one an expression is met by whatever begins like it. */
const hasEnd = /\$$|\.[*+]\)?$/

/**
 * A source and a target of a regular expression as one with wildcards: `^/alt/(.*)$` is `/alt/*`. Undefined where it says
 * more than wildcards can.
 */
function fromExpression(source: string): string | undefined {
  const plain = source
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\(\/\)\?$|\/\?$/, '/')
    .replaceAll('\\/', '/')
    .replaceAll('\\.', '.')
    .replace(/\(\.[*+]\??\)|\.\*/g, '*')
  // A question mark with a backslash begins the query.
  const withoutQuery = plain.replace('\\?', '')
  return hasEnd.test(source) && !expression.test(withoutQuery) ? plain.replace('\\?', '?') : undefined
}

/** Exports have entities, and signs that nobody sees. */
const written = (text: string | undefined): string | undefined => text && plainValue(text)

const host = /^(?:(?:https?:)?\/\/[^/?#]+|www\.[^/?#.]+\.[^/?#]+)\/?/i

/** A source as a path: exports have whole addresses and regular expressions. */
function readSource(text: string | undefined, isExpression: boolean): string | undefined {
  const plain = written(text)?.replace(host, '/')
  return plain !== undefined && isExpression ? fromExpression(plain) : plain
}

/** A target as it is meant where its scheme or its first slash is left out: `www.example.org/x`, `de/neu/`. */
function readTarget(text: string | undefined, brand: Run['brand']): string | undefined {
  const plain = written(text)
  if (plain === undefined) return undefined
  if (/^www\.[^/?#.]+\.[^/?#]/i.test(plain)) return `https://${plain}`
  const [first = '', ...below] = plain.split('/')
  return below.length > 0 && findEveryMarket(brand, first) ? `/${plain}` : plain
}

/** `301`, also where words follow. */
const statusOf = (text: string | undefined) =>
  text === undefined ? undefined : Number(/^\d{3}(?=\s|$)/.exec(text)?.[0] ?? text)

/** What exports write of redirects that they keep and do not follow. */
const isOff = (text: string) => /^(?:disabled|inactive|off|inaktiv)$/i.test(text)

const isOn = (text: string) => /^(?:enabled|active|on|aktiv)$/i.test(text)

const isYes = (text = '') => /^(?:1|yes|true|regex)$/i.test(text)

/** A line of the table: its fields, a reason why it is refused, or undefined where it is empty. */
function fieldsOfLine({ text, tooLong }: Line, { names, separator }: Header): string[] | string | undefined {
  if (tooLong) return `the line is longer than ${longestLine} characters`
  const fields = fieldsOf(text, separator)
  if (!fields) return 'a quotation mark begins a field and is not closed'
  if (fields.every((field) => field === '')) return undefined
  return fields.length > names.length
    ? `the line has ${counted(fields.length, 'column')}, the first one names ${names.length}`
    : fields
}

const beyondWildcards =
  'source: is a regular expression that says more than wildcards can; write * for any part'

const switchedOff = 'status: the redirect is switched off in the table'

/** Imports a table of redirects: a line for each, with its source, target, status (default 301) and locale. */
export async function importRedirects(pieces: AsyncIterable<string>, run: Run): Promise<void> {
  const stage = await openStage(run.db, run.now)
  const rows = collectRows('redirect', rowType(run.redirects), { run, stage })
  const localeOf = (locale: string | undefined) =>
    locale === undefined ? run.market.shopLocale : (findEveryMarket(run.brand, locale)?.shopLocale ?? locale)
  let header: Header | undefined
  try {
    for await (const line of readLines(pieces, longestLine)) {
      if (line.text.trim() === '' && !line.tooLong) continue
      if (!header) {
        header = headerOf(line.text)
        for (const name of header.names) {
          const why = name === '' ? undefined : whyUnread(name, run.allowColumns)
          if (why !== undefined) run.report.ignore(name, why)
        }
        if (!header.isRow) continue
      }
      const { names } = header
      const fields = fieldsOfLine(line, header)
      if (fields === undefined) continue
      run.counts.rows += 1
      if (typeof fields === 'string') {
        await run.report.reject({ line: line.number, reason: fields })
        continue
      }
      const value = (name: string) => fields[names.indexOf(name)] || undefined
      // An export may have both a code and a state under names for the status.
      const states = fields.filter((field, at) => names[at] === 'status' && field !== '')
      if (states.some(isOff)) {
        await run.report.reject({ line: line.number, id: value('source'), reason: switchedOff })
        continue
      }
      const status = statusOf(
        states.find((state) => /^\d/.test(state)) ?? states.find((state) => !isOn(state)),
      )
      const named = value('source')
      const source = readSource(named, isYes(value('regex')))
      if (source === undefined && named !== undefined) {
        await run.report.reject({ line: line.number, id: named, reason: beyondWildcards })
        continue
      }
      const [target, locale] = [readTarget(value('target'), run.brand), localeOf(value('locale'))]
      await rows.add({ source, target, status, locale }, line.number)
    }
    await rows.flush()
  } finally {
    await stage.drop()
  }
}
