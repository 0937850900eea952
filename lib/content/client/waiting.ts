import { AsyncLocalStorage } from 'node:async_hooks'
import { patience } from '@/lib/platform/outage'

/** Who waits for an answer of the content service: a visitor for a page, or a job of the shop for many stories. */
export type Caller = 'visitor' | 'crawl'

/** When what waits gives up, on the clock of `performance.now()`. */
export type Waiting = { caller: Caller; until: number }

/** How long a visitor's request may wait for the content service, with all its calls together. */
const visitorMs = 5_000
/** How long a single call of a crawl may wait for its turn. */
const crawlMs = 60_000

/** The edge, which knows who asks, and the pages, which call, are bundled apart: what they share is on the process. */
const store = globalThis as { nestlingVisitors?: AsyncLocalStorage<{ until: number } | undefined> }
store.nestlingVisitors ??= new AsyncLocalStorage()
const visitors = store.nestlingVisitors

/**
 * Runs a task for a caller; its calls of the content service wait as that caller's. Next.js keeps this through its
 * caches. What runs for none, such as a build, is a crawl.
 */
export const runFor = <T>(caller: Caller, task: () => T): T =>
  visitors.run(caller === 'visitor' ? { until: performance.now() + patience(visitorMs) } : undefined, task)

/** Who waits for the call that begins now, and until when. */
export function waitingCaller(): Waiting {
  const visitor = visitors.getStore()
  return visitor
    ? { caller: 'visitor', until: visitor.until }
    : { caller: 'crawl', until: performance.now() + crawlMs }
}
