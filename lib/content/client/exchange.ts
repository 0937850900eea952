import { isReading } from './redirected'

/** Statuses whose answers have no body; `Response` refuses one for them. */
const bodiless = new Set([101, 103, 204, 205, 304])

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
 * Sends one request. The whole response, body included, must arrive within `timeoutMs`, else the request is aborted with
 * an `AbortError`.
 */
export async function exchange(
  send: typeof fetch,
  timeoutMs: number,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal
  try {
    // A redirect that is followed inside of `fetch` would be a request that nobody counts.
    const redirect = isReading(init) ? 'manual' : 'follow'
    const answer = await send(input, { ...init, signal, redirect, cache: 'no-store' })
    const { status, statusText, headers } = answer
    const text = await answer.text()
    return new Response(bodiless.has(status) ? null : readable(status, text), { status, statusText, headers })
  } finally {
    clearTimeout(timer)
  }
}
