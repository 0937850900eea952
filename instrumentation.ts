import type { Instrumentation } from 'next'
import { config } from '@/lib/platform/config'
import { tellOfError } from '@/lib/platform/log'
import { noteFailure, noteIfTooSlow } from '@/lib/platform/outage'

/** Errors of requests are reported where that is set up, those of too much work answer 503, and in `APP_ENV=qa` the error screens show them. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }, { routePath }) => {
  tellOfError(routePath, error)
  noteIfTooSlow(error)
  if (config().appEnv === 'qa') noteFailure(path, error)
}
