import type { Named } from '../dangling'
import { readStrictly } from '../issues'
import type { Run } from '../run'
import type { Stage } from '../stage'
import { twiceInWords } from '../twice'
import type { AnyRowType } from './row-type'

const rowsAtOnce = 500

/** What a row that does not fit is about, as far as it says so. */
function idIn(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const names = ['id', 'key', 'source', 'term', 'word', 'value', 'locale', 'code']
  return names.map((name) => Reflect.get(row, name)).find((value) => typeof value === 'string')
}

type Collected = { row: unknown; id: string; line: number }

/** Rows of one type on their way into the database. Rejected rows are reported with their lines and every reason. */
export function collectRows(name: string, type: AnyRowType, { run, stage }: { run: Run; stage: Stage }) {
  let waiting: Collected[] = []
  const named: Named[] = []

  /** Rejects rows whose key an earlier row of the feed has. */
  async function firstOnes(batch: readonly Collected[]): Promise<Collected[]> {
    const rows = batch.map(({ id, line }) => ({ id: `${name} ${id}`, line, group: '', data: null }))
    const twice = new Map((await stage.add(rows)).map(({ row, first }) => [row.line, first]))
    for (const { id, line } of batch) {
      const first = twice.get(line)
      if (first !== undefined)
        await run.report.reject({
          line,
          id,
          reason: twiceInWords(`the ${name.replaceAll('_', ' ')}`, id, { line, first }),
        })
    }
    return batch.filter(({ line }) => !twice.has(line))
  }

  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    run.signal?.throwIfAborted()
    const fresh = await firstOnes(batch)
    const {
      changed,
      rejected,
      told = [],
    } = await run.db.transaction((tx) =>
      type.write(
        tx,
        fresh.map(({ row }) => row),
        run,
      ),
    )
    run.counts.changed[name] = (run.counts.changed[name] ?? 0) + changed
    const places = new Map(fresh.map(({ row, ...place }) => [row, place]))
    const refused = new Set(rejected.map(({ row }) => row))
    for (const { row, id, line } of fresh)
      if (type.namesOf && !refused.has(row)) named.push({ line, kind: `${name} ${id}`, ...type.namesOf(row) })
    for (const { row, what } of told) run.report.tell(places.get(row)?.line ?? 0, what)
    for (const { row, reason } of rejected) {
      const place = places.get(row)
      if (place) await run.report.reject({ ...place, reason })
    }
  }

  return {
    /** Takes a row as the feed has it. */
    async add(source: unknown, line: number): Promise<void> {
      const read = readStrictly(type.schema, source)
      if (!read.ok) {
        await run.report.reject({ line, id: idIn(source), reason: read.reason })
        return
      }
      waiting.push({ row: read.data, id: type.keyOf(read.data), line })
      if (!type.isWhole && waiting.length >= rowsAtOnce) await flush()
    },
    flush,
    named,
  }
}
