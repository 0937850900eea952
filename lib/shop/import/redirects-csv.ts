import { parse } from 'csv-parse/sync'
import { findMarket } from '@/lib/platform/markets'
import { FeedError } from './feed-error'
import { readLines } from './lines'
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
  'redirect to': 'target',
  to: 'target',
  new: 'target',
  'new url': 'target',
  market: 'locale',
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
    .map((name) =>
      name
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase(),
    )
    .map((name) => otherNames[name] ?? name)

/** Whether the first line of a text is the header of redirects. */
export function isRedirectHeader(line: string): boolean {
  const names = columnsOf(line.trim().slice(0, longestLine))
  return names.includes('source') && names.includes('target')
}

/** Imports a table of redirects: a line for each, with its source, target, status (default 301) and locale. */
export async function importRedirects(pieces: AsyncIterable<string>, run: Run): Promise<void> {
  const stage = await openStage(run.db, run.now)
  const rows = collectRows('redirect', rowType(run.redirects), { run, stage })
  let header: { names: string[]; separator: string } | undefined
  try {
    for await (const { text, number: line, tooLong } of readLines(pieces, longestLine)) {
      if (text.trim() === '' && !tooLong) continue
      if (!header) {
        header = { names: columnsOf(text), separator: separatorOf(text) }
        const unknown = header.names.find((name) => !columns.includes(name))
        if (unknown !== undefined)
          throw new FeedError(`The table has a column “${unknown}”. Redirects have ${columns.join(', ')}.`)
        continue
      }
      run.counts.rows += 1
      const fields = tooLong ? undefined : fieldsOf(text, header.separator)
      const reason = tooLong
        ? `the line is longer than ${longestLine} characters`
        : !fields
          ? 'a quotation mark begins a field and is not closed'
          : fields.length > header.names.length
            ? `the line has ${fields.length} columns, the first one names ${header.names.length}`
            : undefined
      if (!fields || reason) {
        await run.report.reject({ line, reason: reason ?? '' })
        continue
      }
      const value = (name: string) => fields[header?.names.indexOf(name) ?? -1] || undefined
      const locale = value('locale')
      await rows.add(
        {
          source: value('source'),
          target: value('target'),
          status: value('status') === undefined ? undefined : Number(value('status')),
          locale:
            locale === undefined
              ? run.market.shopLocale
              : (findMarket(run.brand, locale)?.shopLocale ?? locale),
        },
        line,
      )
    }
    await rows.flush()
  } finally {
    await stage.drop()
  }
}
