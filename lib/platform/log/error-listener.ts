type Listener = (part: string, error: unknown) => void

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingErrorListener?: Listener | undefined }

/** Hears of the errors of this process, also those of pages. There is one listener at most. */
export function hearErrors(listener: Listener | undefined): void {
  store.nestlingErrorListener = listener
}

/** A listener that fails must not turn one error into two. */
export function tellOfError(part: string, error: unknown): void {
  try {
    store.nestlingErrorListener?.(part, error)
  } catch {
    // The error itself is in the log.
  }
}
