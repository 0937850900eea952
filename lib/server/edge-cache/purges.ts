import { eq, sql } from 'drizzle-orm'
import { steadyMs } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { invalidationsAfter, type Mark, newestInvalidation } from '@/lib/platform/freshness'
import { findInstances } from '@/lib/platform/instances'
import { describeError } from '@/lib/platform/log'
import { count } from '@/lib/platform/metrics'
import { cacheKey, everything } from './keys'
import { type PurgeTarget, sendPurge } from './send-purge'
import { edgePurges } from './tables'

/** An answer may be under way to the cache while its document goes stale: it is purged once more after this time. */
const againMs = 1_000
/** An instance that does not apply invalidations any more is not waited for longer. */
const longestWaitMs = 30_000
/** More than this is purged as a whole. */
const mostKeys = 1_000

type Again = { mark: Mark; keys: readonly string[]; since: number }

/**
 * Purges what went stale from one HTTP cache in front of the shop, in the order of the invalidations, until the cache has
 * answered. How far it came is in the database, so that the next process goes on: a cache that was away is not trusted
 * with anything from before.
 */
export class Purges {
  /** What was purged once. */
  private first: Mark | undefined
  private again: Again[] = []
  private builds = ''

  constructor(
    private readonly db: Database,
    private readonly target: PurgeTarget,
    private readonly send = sendPurge,
  ) {}

  /** Whether something is to be purged once more. */
  get isUnderWay(): boolean {
    return this.again.length > 0
  }

  /** Purges what went stale since. Throws what the cache or the database fails with. */
  async run(): Promise<void> {
    try {
      await this.purge()
    } catch (error) {
      count('shop_edge_purges_total', { result: 'failed' })
      await this.note(describeError(error)).catch(() => undefined)
      throw error
    }
  }

  private async purge(): Promise<void> {
    const mark = this.first ?? (await this.begin())
    const found = await invalidationsAfter(this.db, mark)
    const instances = (await findInstances(this.db)).filter(({ isLive }) => isLive)
    const builds = [...new Set(instances.map(({ build }) => build))].sort().join(' ')
    const isLost = found.isBack || (mark.id > 0 && found.oldest > mark.id + 1)
    // Documents of a build ask for its files, which go with its last instance.
    const keys = isLost || builds !== this.builds ? [everything] : keysOf(found.rows)
    if (keys.length > 0) {
      await this.sendOnce(keys)
      this.again.push({ mark: found.mark, keys, since: steadyMs() })
    }
    this.first = found.mark
    if (builds !== this.builds) await this.keep({ builds })
    this.builds = builds
    await this.purgeAgain(Math.min(...instances.map(({ applied }) => applied)))
  }

  /** Purges once more what every instance has applied meanwhile. */
  private async purgeAgain(applied: number): Promise<void> {
    const now = steadyMs()
    const isDue = ({ mark, since }: Again) =>
      now - since >= againMs && (applied >= mark.id || now - since >= longestWaitMs)
    const due = this.again.filter(isDue)
    const last = due.at(-1)
    if (!last) return
    await this.sendOnce([...new Set(due.flatMap(({ keys }) => keys))])
    this.again = this.again.filter((one) => !due.includes(one))
    await this.keep({ mark: last.mark.id, markAt: last.mark.at ?? '' })
  }

  private async sendOnce(keys: readonly string[]): Promise<void> {
    await this.send(this.target, keys.includes(everything) || keys.length > mostKeys ? [everything] : keys)
    count('shop_edge_purges_total', { result: 'ok' })
  }

  /** Goes on where the last process ended. A cache that is not known yet may hold anything. */
  private async begin(): Promise<Mark> {
    const { url: address } = this.target
    const [row] = await this.db.select().from(edgePurges).where(eq(edgePurges.address, address))
    if (row) {
      this.builds = row.builds
      return { id: row.mark, at: row.markAt || undefined }
    }
    const { id, at = '' } = await newestInvalidation(this.db)
    await this.sendOnce([everything])
    await this.db.insert(edgePurges).values({ address, mark: id, markAt: at }).onConflictDoNothing()
    return { id, at: at || undefined }
  }

  private async keep(values: Partial<typeof edgePurges.$inferInsert>): Promise<void> {
    const { url: address } = this.target
    const set = { ...values, problem: null, triedAt: sql`now()` }
    await this.db.update(edgePurges).set(set).where(eq(edgePurges.address, address))
  }

  private async note(problem: string): Promise<void> {
    const set = { problem: problem.slice(0, 500), triedAt: sql`now()` }
    await this.db.update(edgePurges).set(set).where(eq(edgePurges.address, this.target.url))
  }
}

const keysOf = (rows: readonly { tags: readonly string[] }[]): string[] => [
  ...new Set(rows.flatMap(({ tags }) => tags).map(cacheKey)),
]
