import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered. */
export type RequestContext = {
  id: string
  method: string
  /** As it was asked for: the log leaves out what may tell of a person. */
  url: string
}

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingRequest?: AsyncLocalStorage<RequestContext> }

const current = () => {
  store.nestlingRequest ??= new AsyncLocalStorage()
  return store.nestlingRequest
}

/** Answers a request, whose lines of the log then name it. */
export const runForRequest = <T>(context: RequestContext, run: () => T): T => current().run(context, run)

/** The request on whose behalf this runs; undefined in a job. */
export const requestContext = (): RequestContext | undefined => current().getStore()
