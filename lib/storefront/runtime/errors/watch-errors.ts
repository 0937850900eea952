import { allowsErrorReports } from '@/lib/storefront/runtime/consent'

/** A page that fails in a loop is reported no more often. */
const mostOfDocument = 10

let reported = 0

/** Reports an error of the page. The code for it is loaded now, and only where the visitor consents. */
export function reportPageError(error: unknown): void {
  if (reported >= mostOfDocument || !allowsErrorReports()) return
  reported += 1
  import('./send-error').then(
    ({ sendError }) => sendError(error),
    () => undefined,
  )
}

let isWatching = false

/** Reports what nobody catches. Every page runs this, once per document. */
export function watchErrors(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('error', ({ error, message }) => reportPageError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportPageError(reason))
}
