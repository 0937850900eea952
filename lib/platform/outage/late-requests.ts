import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from './outage'

/** What a request was told does not answer. */
type Request = { unavailable?: unknown }

/** The edge, which has the requests, and the pages, which wait, are bundled apart: what they share is on the process. */
const store = globalThis as { nestlingLateRequests?: AsyncLocalStorage<Request> }
store.nestlingLateRequests ??= new AsyncLocalStorage()
const requests = store.nestlingLateRequests

/** Runs the work of one request, all renderings of its page included. Next.js keeps this through its caches. */
export const inRequest = <T>(task: () => T): T => requests.run({}, task)

/**
 * Rejects for the rest of a request with the first outage that it was told of. Next.js renders a page once to fill its
 * caches and once more to write it: what came too late for the first is there for the second, which would then meet parts
 * that nothing has filled, and blame the page for not being static.
 */
export async function unlessTold<T>(answer: Promise<T>): Promise<T> {
  const request = requests.getStore()
  if (!request) return answer
  if (request.unavailable !== undefined) {
    // It may fail later, when nothing waits for it.
    answer.catch(() => undefined)
    throw request.unavailable
  }
  try {
    return await answer
  } catch (error) {
    if (isUnavailable(error)) request.unavailable ??= error
    throw error
  }
}
