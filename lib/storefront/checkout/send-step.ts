export type StepAnswer =
  /** Accepted: where it goes on. */
  | { kind: 'accepted'; location: string }
  /** The shop wants something else: it shows what, when the form is sent as a page. */
  | { kind: 'rejected' }
  | { kind: 'offline' | 'tooMany' | 'failed' }

const rejections = new Set([400, 404, 409, 422])

const locationOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'location' in body && typeof body.location === 'string'
    ? body.location
    : undefined

/** How long a shopper waits for an answer before trying again. */
const patienceMs = 30_000

/** Sends the form of a step. It is never sent again by itself. */
export async function sendStep(
  action: string,
  form: URLSearchParams,
  send: typeof fetch = fetch,
): Promise<StepAnswer> {
  try {
    const answer = await send(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const location = answer.ok ? locationOf(body) : undefined
    if (location !== undefined) return { kind: 'accepted', location }
    if (rejections.has(answer.status)) return { kind: 'rejected' }
    return { kind: answer.status === 429 ? 'tooMany' : 'failed' }
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'failed' : 'offline' }
  }
}
