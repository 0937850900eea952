import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { UnavailableError, withTimeout } from '@/lib/platform/outage'

const asUnavailable = (error: unknown): never => {
  // Next.js' control errors (redirect, not found) pass through.
  unstable_rethrow(error)
  throw new UnavailableError('The catalogue did not answer', error)
}

/** An answer of the catalogue. When the catalogue fails, the page fails too instead of rendering without the data. */
export const fromCatalogue = <T>(answer: Promise<T>): Promise<T> => answer.catch(asUnavailable)

const patienceMs = 5_000

/** The same with a time limit, for requests during which a visitor waits. */
export const fromCatalogueInTime = <T>(answer: Promise<T>): Promise<T> =>
  withTimeout(answer, patienceMs).catch(asUnavailable)
