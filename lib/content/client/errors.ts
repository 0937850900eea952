import { UnavailableError } from '@/lib/platform/outage'

/** The content service cannot be reached, and nothing was kept of what was asked for. */
export class ContentUnavailableError extends UnavailableError {
  override readonly name = 'ContentUnavailableError'

  constructor(what: string, cause: unknown) {
    super(`The content service did not answer for ${what}`, cause)
  }
}
