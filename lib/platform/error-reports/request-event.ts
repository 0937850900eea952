import { randomBytes } from 'node:crypto'
import type { Event } from '@sentry/core'
import { pathWithoutPersonalData } from '@/lib/platform/text'

export type AnsweredRequest = {
  method: string
  /** Without the query. */
  path: string
  status: number
  /** Milliseconds since the epoch. */
  from: number
  to: number
}

/** Paths of answers alone: what somebody has typed into a wrong address is not reported, nor are numbers of orders. */
const nameOf = ({ method, path, status }: AnsweredRequest): string =>
  `${method} ${status < 400 ? pathWithoutPersonalData(path) : `(${status})`}`

const id = (bytes: number) => randomBytes(bytes).toString('hex')

/** How long a request took. */
export const requestEvent = (request: AnsweredRequest): Event => ({
  type: 'transaction',
  transaction: nameOf(request),
  transaction_info: { source: 'url' },
  start_timestamp: request.from / 1000,
  timestamp: request.to / 1000,
  contexts: {
    trace: {
      ...{ trace_id: id(16), span_id: id(8), op: 'http.server' },
      status: request.status < 400 ? 'ok' : request.status < 500 ? 'invalid_argument' : 'internal_error',
      data: { 'http.response.status_code': request.status },
    },
  },
  spans: [],
})
