import { problem } from '@/lib/platform/http'
import { ContentUnavailableError } from './errors'

/** What a call answers while the content service is down. Any other error is thrown again. */
export function contentOutage(error: unknown): Response {
  if (!(error instanceof ContentUnavailableError)) throw error
  return problem({ status: 503, title: 'Content service unavailable', headers: { 'retry-after': '30' } })
}
