import { setTimeout } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { currentMs } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { feedDueAt } from './due-at'
import { type FeedPlan, findFeedPlans } from './feed-plan'
import { type FeedServices, runFeed } from './run-feed'
import { feeds } from './tables'

const mostAtOnce = 4
const lookAgainMs = 15_000

async function duePlans({ db, brand }: FeedServices): Promise<FeedPlan[]> {
  const plans = await findFeedPlans(db, brand)
  if (plans.length === 0) return []
  const locales = plans.map(({ market }) => market.shopLocale)
  const rows = await db.select().from(feeds).where(inArray(feeds.locale, locales))
  const rowOf = new Map(rows.map((row) => [row.locale, row]))
  return plans.filter((plan) => feedDueAt(plan, rowOf.get(plan.market.shopLocale)) <= currentMs())
}

/** Fetches the feeds that are due, a few at once: a long one keeps no other waiting, also not one that is due later. */
export async function runDueFeeds(services: FeedServices, ending: AbortSignal): Promise<void> {
  const running = new Map<string, Promise<void>>()
  const begunAt = new Map<string, number>()
  for (;;) {
    const due = ending.aborted ? [] : await duePlans(services)
    for (const plan of due) {
      const { shopLocale } = plan.market
      // Another instance may be at it.
      const isFresh = (begunAt.get(shopLocale) ?? 0) > currentMs() - lookAgainMs
      if (running.size >= mostAtOnce || running.has(shopLocale) || isFresh) continue
      begunAt.set(shopLocale, currentMs())
      const run = runFeed(services, plan, ending)
        .catch((error: unknown) => logError(`feed ${shopLocale}`, error))
        .finally(() => running.delete(shopLocale))
      running.set(shopLocale, run)
    }
    if (running.size === 0) return
    const timer = new AbortController()
    const pause = setTimeout(lookAgainMs, undefined, { signal: timer.signal, ref: false }).catch(() => {})
    await Promise.race([...running.values(), pause]).finally(() => timer.abort())
  }
}
