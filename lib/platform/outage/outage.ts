import { isDatabaseOut } from './database-state'

/**
 * When the database or the content service last failed in this process: right after, the HTTP edge answers 503 instead
 * of 500.
 */
const store = globalThis as { nestlingOutage?: number }

const unavailableDigest = 'UNAVAILABLE'

const noteOutage = (): void => {
  store.nestlingOutage = performance.now()
}

/**
 * A source of a page, such as the database, does not answer. Unlike a broken block, it must not be left out: the page
 * would be cached without it. The whole page fails, and works again later.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError'
  /** By this Next.js knows an error of the server; it survives where the error itself does not, such as in a cache. */
  readonly digest = unavailableDigest

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    noteOutage()
  }
}

/** Marks an error as one of a source that does not answer. Returns it. */
export function asOutage<T>(error: T): T {
  noteOutage()
  if (error instanceof Error && Object.isExtensible(error))
    Object.assign(error, { digest: unavailableDigest })
  return error
}

/** By these words Next.js ends what a page keeps and what is not made within its time: the machine has too much to do. */
const tookTooLong = /`"use cache"` function took too long/

/** A request has failed: right after a part of a page that was not made in time, pages are told to come back later. */
export function noteIfTooSlow(error: unknown): void {
  if (error instanceof Error && tookTooLong.test(error.message)) noteOutage()
}

/** Whether an error is an `UnavailableError`, or what Next.js made of one that left a cache. */
export const isUnavailable = (error: unknown): boolean =>
  (error as { digest?: unknown } | null | undefined)?.digest === unavailableDigest

/** Whether a source of pages failed within the last `withinMs` milliseconds, or still does. */
export function failedRecently(withinMs: number): boolean {
  if (isDatabaseOut()) return true
  return store.nestlingOutage !== undefined && performance.now() - store.nestlingOutage < withinMs
}

/** How long a page waits for a source. In development the same process compiles each page that is opened first, meanwhile. */
export const patience = (ms: number): number => (process.env.NODE_ENV === 'development' ? 12 * ms : ms)

/** An answer that did not come in time. */
class LateError extends Error {
  override readonly name = 'LateError'
}

/** Whether an error is what an outage of the database looks like to those who wait for it. */
export const isOfOutage = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && error.name === 'LateError')

/** Rejects when the answer takes longer than `timeoutMs`: a database that is gone may keep its callers waiting. */
export async function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
