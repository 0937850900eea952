/** A service that asks for more is asked again all the same: a wrong header must not keep old content for hours. */
const longestMs = 60_000

/** For how many milliseconds an answer asks to wait, by its `Retry-After` in seconds or as a date; 0 when it does not. */
export function retryAfterMs(headers: Headers, now = Date.now()): number {
  const value = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now
  return ms > 0 ? Math.min(ms, longestMs) : 0
}
