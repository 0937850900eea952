import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { UnavailableError, withTimeout } from '@/lib/platform/outage'

const asUnavailable = (error: unknown): never => {
  // How Next.js ends a rendering passes through here as well.
  unstable_rethrow(error)
  throw new UnavailableError('The catalogue did not answer', error)
}

/** What the catalogue says, kept or asked anew; where it says nothing, its page fails instead of showing none of it. */
export const fromCatalogue = <T>(answer: Promise<T>): Promise<T> => answer.catch(asUnavailable)

const patienceMs = 5_000

/** The same for what is asked while a visitor waits. */
export const fromCatalogueInTime = <T>(answer: Promise<T>): Promise<T> =>
  withTimeout(answer, patienceMs).catch(asUnavailable)
