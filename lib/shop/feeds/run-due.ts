import { inArray } from 'drizzle-orm'
import { currentMs } from '@/lib/platform/clock'
import { feedDueAt } from './due-at'
import { findFeedPlans } from './feed-plan'
import { type FeedServices, runFeed } from './run-feed'
import { feeds } from './tables'

/** Fetches the feeds that are due, one after another. */
export async function runDueFeeds(services: FeedServices, ending: AbortSignal): Promise<void> {
  const { db, brand } = services
  const plans = await findFeedPlans(db, brand)
  if (plans.length === 0) return
  const locales = plans.map(({ market }) => market.shopLocale)
  const rows = await db.select().from(feeds).where(inArray(feeds.locale, locales))
  const rowOf = new Map(rows.map((row) => [row.locale, row]))
  for (const plan of plans) {
    if (ending.aborted) return
    if (feedDueAt(plan, rowOf.get(plan.market.shopLocale)) > currentMs()) continue
    await runFeed(services, plan, ending)
  }
}
