import type { Pool } from 'pg'
import { inSpan, isTracing } from '@/lib/platform/traces'
import type { NoteStatement } from './slow-statements'
import { statementSummary } from './statement-summary'

/** What is told of the statements of a pool; a prepared statement knows its pool alone. */
const notes = new WeakMap<Pool, NoteStatement>()

/** Has all statements of a pool noted, with the time that they took. */
export const noteStatements = (pool: Pool, note: NoteStatement): void => void notes.set(pool, note)

/** Runs a statement on a pool or one of its connections: as a span of the trace, and noted when it has its answer. */
export async function runStatement<T>(pool: Pool, text: string, run: () => Promise<T>): Promise<T> {
  const note = notes.get(pool)
  const begun = note && performance.now()
  const answer = await (isTracing() ? traced(text, run) : run())
  if (begun !== undefined) note?.(text, performance.now() - begun)
  return answer
}

function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  const name = statementSummary(text)
  return inSpan(
    { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } },
    run,
  )
}
