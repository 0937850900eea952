import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import type { EdgeResponse } from './edge-response'
import { plainErrorDocument } from './error-document'
import { marketOfPath } from './market-of-path'
import { refusal } from './refuse'
import type { RequestKind } from './request-kind'

const retryAfterSeconds = 5
const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }

/** The answer to a request for which there is no room in time. Making it costs next to nothing. */
export function busyAnswer(
  { brand }: Pick<Config, 'brand'>,
  request: IncomingMessage,
  kind: RequestKind,
  pathname: string,
): Parameters<EdgeResponse['answer']>[0] {
  if (kind !== 'document') return refusal(503, 'Too busy', headers)
  const document = plainErrorDocument(marketOfPath(brand, request, pathname).market, 503)
  return { status: 503, headers: { ...document.headers, ...headers }, body: document.body }
}
