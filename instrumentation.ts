import type { Instrumentation } from 'next'
import { config } from '@/lib/platform/config'
import { noteFailure } from '@/lib/platform/outage'

/** In `APP_ENV=qa` the error screens show what a request failed with. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }) => {
  if (config().appEnv === 'qa') noteFailure(path, error)
}
