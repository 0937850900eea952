import type { FormAnswer } from '@/lib/content/forms'
import { formParts } from '@/lib/content/forms'
import { fetchOnceMore, isSuccess, type Problem } from '@/lib/platform/http'
import { connection } from '@/lib/storefront/runtime/browser'
import type { FormTicket } from '@/schemas/api/form'

const action = '/api/forms/'
/** A form sent within a second of its ticket is rejected; the margin covers differing clocks. */
const ticketRestsMs = 1_200

/** Requests a ticket for sending a form. Undefined without a connection. */
export async function requestTicket(): Promise<string | undefined> {
  try {
    const answer = await fetchOnceMore(`${action}ticket/`, { cache: 'no-store' })
    return isSuccess(answer) ? ((await answer.json()) as FormTicket).ticket : undefined
  } catch {
    return undefined
  }
}

/** `unread`: refused before the form was read. */
type Sent =
  | FormAnswer
  | { ok: false; refusal: 'unread'; message: string; errors: Record<string, string> }
  | 'offline'
  | 'failed'

async function post(data: FormData): Promise<Sent> {
  const answered = connection.waiting()
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: data,
    })
    connection.works()
    const said = (await answer.json().catch(() => ({}))) as FormAnswer | Partial<Problem>
    if ('ok' in said) return said
    return said.detail ? { ok: false, refusal: 'unread', message: said.detail, errors: {} } : 'failed'
  } catch {
    connection.failed()
    return 'offline'
  } finally {
    answered()
  }
}

const passing = (answer: Sent): boolean =>
  typeof answer === 'object' &&
  !answer.ok &&
  (answer.refusal === 'missing' || answer.refusal === 'expired' || answer.refusal === 'tooSoon')

/**
 * Sends a form. If its ticket is missing, too old or too new, gets another one and waits until it is valid, without
 * bothering the visitor.
 */
export async function sendForm(data: FormData, pause: (ms: number) => Promise<void>): Promise<Sent> {
  const first = await post(data)
  if (!passing(first)) return first
  const isYoung = typeof first === 'object' && !first.ok && first.refusal === 'tooSoon'
  const ticket = isYoung ? undefined : await requestTicket()
  if (!isYoung && ticket === undefined) return 'offline'
  if (ticket !== undefined) data.set(formParts.ticket, ticket)
  await pause(ticketRestsMs)
  return post(data)
}
