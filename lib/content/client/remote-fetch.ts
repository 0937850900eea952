import { setTimeout as pause } from 'node:timers/promises'
import { passingFailures } from '@/lib/platform/http'
import { logWarning } from '@/lib/platform/log'
import { measure } from '@/lib/platform/metrics'
import { CallQueue } from './call-queue'
import { Circuit } from './circuit'
import { CallGivenUpError } from './errors'
import { exchange } from './exchange'
import { isReading, redirected } from './redirected'
import { retryAfterMs } from './retry-after'
import { unlessSilent } from './unless-silent'
import { waitingCaller } from './waiting'

/** Whether a GET is retried once after this status. 429 is left to the client's own retries. */
const isRetried = (status: number) => status !== 429 && passingFailures.has(status)

/** Whether the service itself is out of order. One that limits the rate, or refuses a request, is there. */
const isOutage = (status: number) => status === 408 || status >= 500

const isFinal = (error: unknown) =>
  error instanceof CallGivenUpError || (error instanceof DOMException && error.name === 'AbortError')

const tell = (isOutage: boolean) =>
  logWarning(isOutage ? 'The content service is out of order.' : 'The content service answers again.')

/** More than the service makes of a request without `cv`, and than a move to another host adds. */
const mostRedirects = 3

type RemoteFetchOptions = {
  timeoutMs: number
  /** Every request counts, those of retries and redirects too. */
  requestsPerSecond: number
  retryDelayMs?: number
  fetch?: typeof fetch
}

/**
 * A `fetch` for the content service. A call waits for its turn in a queue, those for which a visitor waits before the
 * others, and a failed GET is retried once. While the service is out of order, calls fail at once; they do with a
 * `CallGivenUpError`, also when they would wait too long. What is given up goes on by itself, because its answer tells
 * that the service is back.
 */
export function remoteFetch({
  timeoutMs,
  requestsPerSecond,
  retryDelayMs = 100,
  fetch: send = fetch,
}: RemoteFetchOptions): typeof fetch {
  const queue = new CallQueue(requestsPerSecond)
  measure('shop_content_waiting_calls', () =>
    (['visitor', 'crawl'] as const).map((caller) => ({ labels: { caller }, value: queue.waitingOf(caller) })),
  )
  const circuit = new Circuit({ onOpen: () => queue.refuseAll(), onChange: tell })
  const assertAsked = () => {
    if (circuit.refuses) throw new CallGivenUpError('outage')
  }

  const attempt = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    assertAsked()
    const waiting = waitingCaller()
    await queue.turn(waiting)
    assertAsked()
    const begun = circuit.begin()
    const answer = exchange(send, timeoutMs, ...request)
    answer.then(({ status, headers }) => {
      if (isOutage(status)) return begun.failed()
      begun.answered()
      if (status === 429) queue.pause(retryAfterMs(headers))
    }, begun.failed)
    if (waiting.caller !== 'visitor' && !begun.isProbe) return answer
    return unlessSilent(answer, { circuit, attempt: begun, until: waiting.until })
  }

  const followed = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    let answer = await attempt(input, init)
    let next = redirected(answer, { input, init })
    for (let hops = 0; next && hops < mostRedirects; hops += 1) {
      answer = await attempt(next.input, next.init)
      next = redirected(answer, next)
    }
    return answer
  }

  return async (input, init) => {
    const isGet = isReading(init)
    try {
      const answer = await followed(input, init)
      if (!isGet || !isRetried(answer.status) || circuit.refuses) return answer
    } catch (error) {
      if (!isGet || isFinal(error) || circuit.refuses) throw error
    }
    await pause(retryDelayMs)
    return followed(input, init)
  }
}
