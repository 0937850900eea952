import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { unlessSilent } from '@/lib/platform/db'
import { patience, UnavailableError, unlessTold, withTimeout } from '@/lib/platform/outage'

const asUnavailable = (error: unknown): never => {
  // Next.js' control errors (redirect, not found) pass through.
  unstable_rethrow(error)
  throw new UnavailableError('The catalogue did not answer', error)
}

const patienceMs = 5_000

/** An answer of the catalogue with a time limit, for requests during which a visitor waits. */
export const fromCatalogueInTime = <T>(answer: Promise<T>): Promise<T> =>
  unlessTold(withTimeout(unlessSilent(answer), patience(patienceMs)).catch(asUnavailable))

/**
 * An answer of the catalogue for a page. When the catalogue fails, or takes too long, the page fails too instead of
 * rendering without the data; what was late is there for the next request. A build waits, because no visitor does.
 */
export const fromCatalogue = <T>(answer: Promise<T>): Promise<T> =>
  process.env.NEXT_PHASE === 'phase-production-build'
    ? answer.catch(asUnavailable)
    : fromCatalogueInTime(answer)
