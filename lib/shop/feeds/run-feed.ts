import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Network } from '@/lib/platform/internet'
import { logError, logInfo } from '@/lib/platform/log'
import { FeedError } from '@/lib/shop/import'
import { beginRun, leaveRun, type Run } from './claim'
import { usedInDay } from './day'
import { type Download, type DownloadLimits, downloadFeed } from './download'
import { endRun, type RunEnd } from './end-run'
import { FeedFault } from './feed-fault'
import { type FeedFiles, openFeedFiles } from './feed-files'
import type { FeedPlan } from './feed-plan'
import { type ImportServices, importFile } from './import-file'

export type FeedServices = ImportServices & {
  dataDir: string
  /** The headers that open servers, by shop locale. */
  access: Readonly<Record<string, Readonly<Record<string, string>>>>
  network?: Network
  limits?: DownloadLimits
  /** How long an import may take. */
  importMs?: number
}

async function digestOfFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(file)) hash.update(piece)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

const longestImportMs = 2 * 60 * 60_000
const tooLong: RunEnd = {
  kind: 'failed',
  problem: 'Its import took too long; the next one goes on.',
  reason: { of: 'importTooLong' },
}

const notImported: RunEnd = {
  kind: 'failed',
  problem: 'The shop could not import it.',
  reason: { of: 'notImported' },
}

type Fetched = { file: string; of: Download } | undefined

/** The file of a run: the one that was held, once there is a yes to it, or else what the server has now. */
async function fetchFile(
  { access, network, limits }: FeedServices,
  { market, feed }: FeedPlan,
  { run: { row }, files, ending }: { run: Run; files: FeedFiles; ending: AbortSignal },
): Promise<Fetched> {
  const { etag, lastModified, digest, approved } = row
  if (approved !== null && approved === digest && (await digestOfFile(files.held)) === digest)
    return { file: files.held, of: { etag, lastModified, digest } }
  const of = await downloadFeed(feed.address, {
    ...{ file: files.part, access: access[market.shopLocale] ?? {}, ending },
    // A file that may now go further is fetched again, where this machine does not have it.
    known: digest === null || approved === digest ? undefined : { etag, lastModified },
    ...(network && { network }),
    ...(limits && { limits }),
  })
  return of && { file: files.part, of }
}

async function workOf(
  services: FeedServices,
  plan: FeedPlan,
  given: { run: Run; files: FeedFiles; ending: AbortSignal },
): Promise<RunEnd | 'aborted'> {
  const { run, files, ending } = given
  let time: AbortSignal | undefined
  try {
    const fetched = await fetchFile(services, plan, given)
    if (!fetched) return { kind: 'unchanged' }
    const { file, of } = fetched
    const yes = run.row.approved === of.digest
    time = AbortSignal.timeout(services.importMs ?? longestImportMs)
    const done = await importFile(services, plan, {
      ...{ file, digest: of.digest, rejected: files.rejected, yes, ...usedInDay(services.db, run) },
      ending: AbortSignal.any([ending, time]),
    })
    if (done.kind === 'aborted') return ending.aborted ? 'aborted' : tooLong
    if (done.kind === 'failed') return done
    await (done.kind === 'held' ? files.hold(file) : files.keep(file))
    return { ...done, file: of }
  } catch (error) {
    if (ending.aborted) return 'aborted'
    if (time?.aborted) return tooLong
    if (error instanceof FeedFault) return { kind: 'failed', problem: error.message, reason: error.reason }
    if (error instanceof FeedError)
      return {
        kind: 'failed',
        problem: error.message,
        reason: { of: error.fault },
      }
    throw error
  }
}

/**
 * Fetches and imports the feed of a market, and writes down what came of it. Does nothing while another instance is at it.
 * A run that is broken off begins again, and what it has imported by then is whole.
 */
export async function runFeed(services: FeedServices, plan: FeedPlan, ending: AbortSignal): Promise<void> {
  const { db, dataDir } = services
  const locale = plan.market.shopLocale
  const run = await beginRun(db, plan)
  if (!run) return
  try {
    const files = await openFeedFiles(dataDir, locale, run.holder)
    try {
      const end = await workOf(services, plan, { run, files, ending })
      if (end === 'aborted') return await leaveRun(db, run)
      await endRun(db, plan, { run, end })
      logInfo(`feed ${locale}: ${end.kind}`)
    } finally {
      await files.dropPart()
    }
  } catch (error) {
    // Of the database or the disk, not of the feed.
    logError(`feed ${locale}`, error)
    await endRun(db, plan, { run, end: notImported })
  } finally {
    run.stop()
  }
}
