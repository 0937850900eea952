import { connection } from '@/lib/storefront/connection'

export type AccountAnswer =
  | { kind: 'accepted'; location: string }
  /** The keys of what is wrong, by field. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  | { kind: 'offline' | 'tooMany' | 'failed' }

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const patienceMs = 30_000

/** Sends a form of an account. It is never sent again by itself. */
export async function sendAccountForm(
  action: string,
  form: URLSearchParams,
  send: typeof fetch = fetch,
): Promise<AccountAnswer> {
  const answered = connection.waiting()
  try {
    const answer = await send(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(patienceMs),
    })
    connection.works()
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok && isFields(body) && typeof body.location === 'string')
      return { kind: 'accepted', location: body.location }
    if (isFields(body) && isFields(body.errors)) {
      const told = Object.entries(body.errors).map(([name, key]) => [name, String(key)])
      return { kind: 'refused', errors: Object.fromEntries(told) }
    }
    return { kind: answer.status === 429 ? 'tooMany' : 'failed' }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'failed' }
    connection.failed()
    return { kind: 'offline' }
  } finally {
    answered()
  }
}
