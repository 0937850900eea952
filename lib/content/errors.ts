/** When the content service failed last, for this process: the HTTP front answers 503 instead of 500 right after. */
const store = globalThis as { nestlingContentOutage?: number }

/** The content service cannot be reached, and nothing was kept of what was asked for. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'

  constructor(what: string, cause: unknown) {
    super(`The content service did not answer for ${what}`, { cause })
    store.nestlingContentOutage = Date.now()
  }
}

/** Whether the content service failed within the last `withinMs` milliseconds. */
export function contentFailedLately(withinMs: number): boolean {
  return store.nestlingContentOutage !== undefined && Date.now() - store.nestlingContentOutage < withinMs
}
