import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import type { EdgeResponse } from './edge-response'
import { plainErrorDocument } from './error-document'
import { marketOfPath } from './market-of-path'
import { refusal } from './refuse'
import type { RequestKind } from './request-kind'

const retryAfterSeconds = 5
const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }

/** Storyblok's own words. Its tools send what is rejected so again, and take a 503 for a failure. */
const contentIsBusy = {
  status: 429,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: 'Rate Limit Reached' }),
}

/** How the calls of the content service answer while there is no room; undefined for all other paths. */
export const rateLimited = (pathname: string) =>
  pathname.startsWith('/cdn-api/') ? contentIsBusy : undefined

/** The answer to a request for which there is no room in time. Making it costs next to nothing. */
export function busyAnswer(
  { brand }: Pick<Config, 'brand'>,
  request: IncomingMessage,
  kind: RequestKind,
  pathname: string,
): Parameters<EdgeResponse['answer']>[0] {
  const limited = rateLimited(pathname)
  if (limited) return limited
  if (kind !== 'document') return refusal(503, 'Too busy', headers)
  const document = plainErrorDocument(marketOfPath(brand, request, pathname).market, 503)
  return { status: 503, headers: { ...document.headers, ...headers }, body: document.body }
}
