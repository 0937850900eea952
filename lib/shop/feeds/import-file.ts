import { currentMs } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import {
  assertFeedForm,
  BeyondBounds,
  importFeed,
  importSummary,
  Report,
  type RunOptions,
} from '@/lib/shop/import'
import type { Brand } from '@/schemas'
import type { FeedPlan } from './feed-plan'
import type { FeedReason } from './feed-reason'
import { fileCode } from './file-code'
import type { FeedOutcome } from './state'

const longestReport = 20_000
/** A file with more faulty rows is no feed. */
const mostRejected = 10_000

/** What an import needs of the shop. */
export type ImportServices = Pick<RunOptions, 'redirects' | 'imageOrigins' | 'rest'> & {
  db: Database
  brand: Brand
}

type Given = {
  file: string
  /** SHA-256 of the file. */
  digest: string
  /** Where rejected rows are listed. */
  rejected: string
  /** It may go beyond the bounds. */
  yes: boolean
  ending: AbortSignal
} & Pick<RunOptions, 'used' | 'use'>

type Imported =
  | { kind: 'failed'; problem: string; reason: FeedReason }
  | { kind: FeedOutcome; report: string; reason?: FeedReason }
  | { kind: 'aborted' }

const noneFits = 'No row of it could be imported.'

/** Imports a file that was fetched, after a look at what it is. Throws a `FeedError` for one that cannot be read. */
export async function importFile(
  { redirects, imageOrigins, rest, db, brand }: ImportServices,
  { market, feed }: FeedPlan,
  { file, digest, rejected, yes, ending, used, use }: Given,
): Promise<Imported> {
  const { form, complete, defaultBrand, encoding, countries, allowColumns } = feed
  await assertFeedForm(file, { form, encoding })
  const report = await Report.open(rejected, mostRejected)
  const begun = performance.now()
  try {
    const result = await importFeed(file, {
      ...{ db, brand, market, report, redirects, imageOrigins, rest },
      ...{ complete, defaultBrand, encoding, countries, allowColumns, yes, used, use },
      ...{ isFetched: true, progress: () => {}, signal: ending, now: currentMs() },
    })
    if (result.aborted) return { kind: 'aborted' }
    const agree = `agree with npm run feeds -- yes ${market.shopLocale} ${fileCode(digest)}`
    const words = importSummary(result, report, (performance.now() - begun) / 1000, agree).slice(
      0,
      longestReport,
    )
    if (result.rows > 0 && result.rejected >= result.rows)
      return { kind: 'failed', problem: noneFits, reason: { of: 'noneFits' } }
    if (result.heldWithdrawal) {
      const { count, of: total, before } = result.heldWithdrawal
      return { kind: 'held', report: words, reason: { of: 'withdrawn', count, total, before } }
    }
    return { kind: result.unnamedStay ? 'partly' : 'imported', report: words }
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
    const { sentence, of, share, before } = error
    const reason: FeedReason = { of, count: share.count, total: share.of, before }
    return { kind: 'held', report: `Nothing was imported: ${sentence}`, reason }
  } finally {
    await report.close()
  }
}
