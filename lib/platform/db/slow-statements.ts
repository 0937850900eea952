import { logWarning } from '@/lib/platform/log'
import { count } from '@/lib/platform/metrics'
import { oneLine } from '@/lib/platform/text'

export type NoteStatement = (text: string, tookMs: number) => void

/** The same statement is named so often at the most: where all are slow, the log must not be one more burden. */
const againMs = 60_000
const mostNamed = 1_000
const longestText = 400

/**
 * Names statements that took longer than `SLOW_STATEMENT_MS`, without the values that they were run with. The time is what
 * the caller has waited: for a connection, too.
 */
export function slowStatements(
  pool: 'requests' | 'jobs',
  fromMs = Number(process.env.SLOW_STATEMENT_MS),
): NoteStatement | undefined {
  if (!(fromMs > 0)) return undefined
  const named = new Map<string, number>()
  return (text, tookMs) => {
    if (tookMs < fromMs) return
    count('shop_slow_statements_total', { pool })
    const now = performance.now()
    if (now - (named.get(text) ?? Number.NEGATIVE_INFINITY) < againMs) return
    if (named.size >= mostNamed) named.clear()
    named.set(text, now)
    logWarning(`A statement took ${Math.round(tookMs)} ms: ${oneLine(text, longestText)}`, 'database')
  }
}
