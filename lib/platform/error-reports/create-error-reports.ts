import { createTransport, type Event } from '@sentry/core'
import { ServerRuntimeClient } from '@sentry/core/server'
import { errorEvent } from './error-event'
import { type AnsweredRequest, requestEvent } from './request-event'

type Options = {
  dsn: string
  release: string
  environment: string
  /** The part of requests that is reported. */
  traceRate?: number
  /** Between 0 and 1. */
  random?: () => number
  now?: () => number
}

export type ErrorReports = {
  error(part: string, error: unknown): void
  request(request: AnsweredRequest): void
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>
}

const mostPerMinute = 60
const closingMs = 2_000
const timeoutMs = 10_000

/** Counts the errors reported within this minute: an outage fails every request with the same error. */
function createBound(now: () => number) {
  let since = 0
  const reported = new Set<string>()
  return (key: string): boolean => {
    if (now() - since >= 60_000) {
      since = now()
      reported.clear()
    }
    if (reported.has(key) || reported.size >= mostPerMinute) return false
    reported.add(key)
    return true
  }
}

const keyOf = ({ exception }: Event): string =>
  JSON.stringify(
    exception?.values?.map(({ type, value, stacktrace }) => [type, value, stacktrace?.frames?.at(-1)]),
  )

/**
 * Reports errors and sampled requests to a Sentry. The same error once a minute, 60 different ones at most; an answer of
 * 429 is obeyed, and nothing that fails here reaches a visitor.
 */
export function createErrorReports({
  traceRate = 0.1,
  random = Math.random,
  now = Date.now,
  ...options
}: Options): ErrorReports {
  const client = new ServerRuntimeClient({
    ...options,
    integrations: [],
    stackParser: () => [],
    sendClientReports: false,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    transport: (transportOptions) =>
      createTransport(transportOptions, async ({ body }) => {
        const answer = await fetch(transportOptions.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          signal: AbortSignal.timeout(timeoutMs),
        })
        await answer.arrayBuffer()
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
  })
  const isNew = createBound(now)
  return {
    error(part, error) {
      const event = errorEvent(part, error)
      if (isNew(keyOf(event))) client.captureEvent(event)
    },
    request(request) {
      if (random() < traceRate) client.captureEvent(requestEvent(request))
    },
    close: async () => void (await client.close(closingMs)),
  }
}
