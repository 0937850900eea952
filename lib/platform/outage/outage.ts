/**
 * When the database or the content service last failed in this process: right after, the HTTP edge answers 503 instead
 * of 500.
 */
const store = globalThis as { nestlingOutage?: number }

const unavailableDigest = 'UNAVAILABLE'

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
    store.nestlingOutage = performance.now()
  }
}

/** Whether an error is an `UnavailableError`, or what Next.js made of one that left a cache. */
export const isUnavailable = (error: unknown): boolean =>
  (error as { digest?: unknown } | null | undefined)?.digest === unavailableDigest

/** Whether a source of pages failed within the last `withinMs` milliseconds. */
export function failedRecently(withinMs: number): boolean {
  return store.nestlingOutage !== undefined && performance.now() - store.nestlingOutage < withinMs
}

/** Rejects when the answer takes longer than `timeoutMs`: a database that is gone may keep its callers waiting. */
export async function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
