import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import type { Run } from './claim'
import type { Download } from './download'
import { type FeedMail, feedMessage } from './feed-mail'
import type { FeedPlan } from './feed-plan'
import type { FeedReason } from './feed-reason'
import { fileCode } from './file-code'
import { type FeedOutcome, feedStateOf } from './state'
import { feeds } from './tables'
import { newsOf } from './told'

/** What a run has come to. */
export type RunEnd =
  /** The server has nothing new. */
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string; reason: FeedReason }
  | { kind: FeedOutcome; file: Download; report: string; reason?: FeedReason }

const changesOf = (end: RunEnd, { row }: Run) => {
  // For other settings nothing is known of the file that was imported with those before.
  const { etag: tag, lastModified: changed, digest: known, outcome } = row
  const before = { etag: tag, lastModified: changed, digest: known, outcome }
  if (end.kind === 'unchanged') return { ...before, problem: null, failures: 0 }
  if (end.kind === 'failed') return { ...before, problem: end.problem, failures: row.failures + 1 }
  const { etag, lastModified, digest } = end.file
  return {
    ...{ etag, lastModified, digest, outcome: end.kind, report: end.report, problem: null, failures: 0 },
    ...(end.kind !== 'held' && { importedAt: sql`clock_timestamp()`, approved: null }),
  }
}

/**
 * Writes down what a run has come to, and a mail to the merchant where that is news: when it fails or waits for a yes,
 * once for each such file, and when it is well again. Nothing where another run has taken over meanwhile.
 */
export async function endRun(
  db: Database,
  { market, digest }: FeedPlan,
  { run, end }: { run: Run; end: RunEnd },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(feeds)
      .set({
        ...changesOf(end, run),
        ...{ plan: digest, holder: null, heldUntil: null, endedAt: sql`clock_timestamp()` },
        ...{ unfinished: 0 },
      })
      .where(eq(feeds.holder, run.holder))
      .returning()
    if (!row) return
    const state = feedStateOf(row)
    const waiting = state === 'held' && row.digest !== null ? fileCode(row.digest) : undefined
    const at = row.endedAt?.getTime() ?? 0
    const { told, isNews } = newsOf(row.told, { state, file: waiting, at })
    if (told !== row.told) await tx.update(feeds).set({ told }).where(eq(feeds.locale, row.locale))
    if (!isNews) return
    const why = end.kind === 'failed' || end.kind === 'held' ? end.reason : undefined
    const mail: FeedMail = {
      ...{ locale: market.shopLocale, state, at, why },
      ...(waiting !== undefined && { file: waiting }),
    }
    await enqueue(tx, feedMessage, [mail])
  })
}
