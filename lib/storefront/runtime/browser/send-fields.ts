import { connection } from './connection'

export type FieldsAnswer =
  /** The body is undefined where it is no JSON. */
  { kind: 'answered'; isOk: boolean; status: number; body: unknown } | { kind: 'offline' | 'failed' }

/** How long a shopper waits for an answer before trying again. */
const patienceMs = 30_000

/**
 * Sends the fields of a form to its route handler as a script, a mail address in lower case. They are never sent again by
 * themselves.
 */
export async function sendFields(
  action: string,
  form: URLSearchParams,
  send: typeof fetch = fetch,
): Promise<FieldsAnswer> {
  const email = form.get('email')
  if (email) form.set('email', email.trim().toLowerCase())
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
    return { kind: 'answered', isOk: answer.ok, status: answer.status, body }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'failed' }
    connection.failed()
    return { kind: 'offline' }
  } finally {
    answered()
  }
}

/** The field of a JSON object, if the answer is one. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** Where an accepted form leads on. */
export function locationOf({ isOk, body }: Extract<FieldsAnswer, { kind: 'answered' }>): string | undefined {
  const location = isOk ? fieldOf(body, 'location') : undefined
  return typeof location === 'string' ? location : undefined
}
