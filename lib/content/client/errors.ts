import { UnavailableError } from '@/lib/platform/outage'

/** The content service cannot be reached, and there is no snapshot of the answer. */
export class ContentUnavailableError extends UnavailableError {
  override readonly name = 'ContentUnavailableError'

  constructor(what: string, cause: unknown) {
    super(`The content service did not answer for ${what}`, cause)
  }
}
