/** Statuses after which a GET is tried once more (section 7, request behaviour). 429 is left to the client's own retries. */
const retried = new Set([408, 409, 425, 500, 502, 503, 504])

export type RemoteFetchOptions = { timeoutMs: number; retryDelayMs?: number; fetch?: typeof fetch }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A `fetch` for the content service: the whole answer, body included, must arrive within `timeoutMs`, and a GET that
 * fails on the way is tried once more.
 */
export function remoteFetch({
  timeoutMs,
  retryDelayMs = 100,
  fetch: send = fetch,
}: RemoteFetchOptions): typeof fetch {
  const attempt = async (input: RequestInfo | URL, init?: RequestInit) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const answer = await send(input, { ...init, signal, cache: 'no-store' })
    const body = answer.status === 204 || answer.status === 304 ? null : await answer.text()
    const { status, statusText, headers } = answer
    return new Response(body, { status, statusText, headers })
  }
  return async (input, init) => {
    const isGet = (init?.method ?? 'GET').toUpperCase() === 'GET'
    try {
      const answer = await attempt(input, init)
      if (!isGet || !retried.has(answer.status)) return answer
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      if (!isGet || timedOut) throw error
    }
    await pause(retryDelayMs)
    return attempt(input, init)
  }
}
