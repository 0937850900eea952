import { logError } from '@/lib/platform/log'
import { failedRecently } from '@/lib/platform/outage'
import type { EdgeResponse } from './edge-response'
import { refusal } from './refuse'
import { outageMs, retryAfterSeconds } from './takeover'

/** Whether a failure is one of the database or the content service: Next.js answers each with 500. */
export const isOutage = (status: number) => status === 500 && failedRecently(outageMs)

export const unavailable = refusal(503, 'Unavailable', { 'retry-after': String(retryAfterSeconds) })

/** The last resort: no error may end the process or leave a request without an answer. */
export function fail(response: EdgeResponse, error: unknown): void {
  logError('edge', error)
  if (response.headersSent) response.destroy()
  else
    response.answer(isOutage(500) ? unavailable : { status: 500, headers: { 'cache-control': 'no-store' } })
}
