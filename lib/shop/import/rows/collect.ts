import { noteClosed } from '../closed-places'
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

const isObject = (row: unknown): row is object => typeof row === 'object' && row !== null

type Collected = { row: unknown; id: string; line: number }

/** Rows of one type on their way into the database. Rejected rows are reported with their lines and every reason. */
export function collectRows(name: string, type: AnyRowType, { run, stage }: { run: Run; stage: Stage }) {
  let waiting: Collected[] = []
  const named: Named[] = []

  /** The lines of rows that were refused: what names the same later stands in for them. */
  const refusedLines = new Set<number>()
  const standsIn = new Map<string, number>()

  /** Parts rows from those whose key an earlier row of the feed has, each with the line of that one. */
  async function part(batch: readonly Collected[]) {
    const rows = batch.map(({ id, line }) => ({ id: `${name} ${id}`, line, group: '', data: null }))
    const firstOf = new Map((await stage.add(rows)).map(({ row, first }) => [row.line, first]))
    const later = batch.flatMap((each) => {
      const first = firstOf.get(each.line)
      return first === undefined ? [] : [{ each, first }]
    })
    return { firstOnes: batch.filter(({ line }) => !firstOf.has(line)), later }
  }

  async function write(rows: readonly Collected[]): Promise<void> {
    const {
      changed,
      rejected,
      told = [],
    } = await run.db.transaction((tx) =>
      type.write(
        tx,
        rows.map(({ row }) => row),
        run,
      ),
    )
    run.counts.changed[name] = (run.counts.changed[name] ?? 0) + changed
    const places = new Map(rows.map(({ row, ...place }) => [row, place]))
    const refused = new Set(rejected.map(({ row }) => row))
    for (const { row, id, line } of rows)
      if (type.namesOf && !refused.has(row)) named.push({ line, kind: `${name} ${id}`, ...type.namesOf(row) })
    for (const { row, line } of rows) if (!refused.has(row) && isObject(row)) noteClosed(row, line, run)
    for (const { row, what } of told) run.report.tell(places.get(row)?.line ?? 0, what)
    for (const { row, reason } of rejected) {
      const place = places.get(row)
      if (!place) continue
      refusedLines.add(place.line)
      await run.report.reject({ ...place, reason })
    }
  }

  /** Of rows that name the same the first that is taken counts; the others are rejected. */
  async function settle(each: Collected, first: number): Promise<void> {
    const counting = refusedLines.has(first) ? standsIn.get(each.id) : first
    if (counting === undefined && !type.isWhole) {
      await write([each])
      if (!refusedLines.has(each.line)) standsIn.set(each.id, each.line)
      return
    }
    const { id, line } = each
    const reason = twiceInWords(`the ${name.replaceAll('_', ' ')}`, id, { line, first: counting ?? first })
    await run.report.reject({ line, id, reason })
  }

  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    run.signal?.throwIfAborted()
    const { firstOnes, later } = await part(batch)
    await write(firstOnes)
    for (const { each, first } of later) await settle(each, first)
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
