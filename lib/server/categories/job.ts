import { every, type Job } from '@/lib/platform/worker'

/** The name of the job; an event of the content service wakes it. */
export const categoriesJobName = 'categories of pages'

/** An event may get lost, as pages are renewed after this time too. */
const intervalMs = 60 * 60 * 1_000
const retryMs = 30_000

/** Keeps the categories in step with the category pages: at the start, after an event, and from time to time. */
export const categoriesJob = (sync: () => Promise<unknown>): Job => ({
  name: categoriesJobName,
  leased: true,
  nextAt: every(intervalMs),
  retryMs,
  run: sync,
})
