/** When something that pages are made of failed last, for this process: the HTTP front answers 503 instead of 500 right after. */
const store = globalThis as { nestlingOutage?: number }

/**
 * What a page is made of cannot be reached just now. Such a page is not shown and not kept without it, as one is with a
 * broken block: it fails as a whole, and is there again later.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError'

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    store.nestlingOutage = performance.now()
  }
}

/** Whether something failed within the last `withinMs` milliseconds. */
export function failedRecently(withinMs: number): boolean {
  return store.nestlingOutage !== undefined && performance.now() - store.nestlingOutage < withinMs
}

/** An answer, if it comes in time: a database that is gone may keep its callers waiting. */
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
