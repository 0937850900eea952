import { passingFailures } from '@/lib/platform/http'
import { throttle } from './throttle'

/** Whether a GET is retried once after this status. 429 is left to the client's own retries. */
const isRetried = (status: number) => status !== 429 && passingFailures.has(status)

/** Statuses whose answers have no body; `Response` refuses one for them. */
const bodiless = new Set([101, 103, 204, 205, 304])

type RemoteFetchOptions = {
  timeoutMs: number
  /** Every attempt counts, retries too. */
  requestsPerSecond: number
  retryDelayMs?: number
  fetch?: typeof fetch
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Replaces a body that is not JSON, because the client parses every body before it looks at the status and so would not
 * retry a 429 in plain text or HTML. A 404 keeps its body and fails: a misconfigured gateway must not make pages
 * disappear.
 */
const readable = (status: number, text: string) =>
  status < 400 || status === 404 || isJson(text) ? text : JSON.stringify({ error: text.slice(0, 200) })

/**
 * A `fetch` for the content service: the whole response, body included, must arrive within `timeoutMs`, else the request
 * is aborted with an `AbortError`, and a failed GET is retried once.
 */
export function remoteFetch({
  timeoutMs,
  requestsPerSecond,
  retryDelayMs = 100,
  fetch: send = fetch,
}: RemoteFetchOptions): typeof fetch {
  const turn = throttle(requestsPerSecond, 1_000)
  const attempt = async (input: RequestInfo | URL, init?: RequestInit) => {
    await turn()
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal
    try {
      const answer = await send(input, { ...init, signal, cache: 'no-store' })
      const { status, statusText, headers } = answer
      const text = await answer.text()
      return new Response(bodiless.has(status) ? null : readable(status, text), {
        status,
        statusText,
        headers,
      })
    } finally {
      clearTimeout(timer)
    }
  }
  return async (input, init) => {
    const isGet = (init?.method ?? 'GET').toUpperCase() === 'GET'
    try {
      const answer = await attempt(input, init)
      if (!isGet || !isRetried(answer.status)) return answer
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (!isGet || isAborted) throw error
    }
    await pause(retryDelayMs)
    return attempt(input, init)
  }
}
