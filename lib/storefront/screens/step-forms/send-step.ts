import { fieldOf, locationOf, sendFields } from '@/lib/storefront/runtime/browser'

export type StepAnswer =
  /** Accepted: where it goes on. */
  | { kind: 'accepted'; location: string }
  /** The shop wants something else, and shows what: at an address, or else when the form is sent as a page. */
  | { kind: 'rejected'; location?: string | undefined }
  | { kind: 'offline' | 'tooMany' | 'failed' }

const rejections = new Set([400, 404, 409, 422])

/** Sends the form of a step. It is never sent again by itself. */
export async function sendStep(
  action: string,
  form: URLSearchParams,
  send: typeof fetch = fetch,
): Promise<StepAnswer> {
  const answer = await sendFields(action, form, send)
  if (answer.kind !== 'answered') return answer
  const location = locationOf(answer)
  if (location !== undefined) return { kind: 'accepted', location }
  const shown = fieldOf(answer.body, 'location')
  if (rejections.has(answer.status))
    return { kind: 'rejected', location: typeof shown === 'string' ? shown : undefined }
  return { kind: answer.status === 429 ? 'tooMany' : 'failed' }
}

/** Goes to a page as the shop answers it now, also where it is the present one, or another place on it. */
export function openAnew(location: string): void {
  const { pathname, search } = new URL(location, window.location.href)
  window.location.assign(location)
  if (pathname === window.location.pathname && search === window.location.search) window.location.reload()
}

/**
 * Sends fields as a page, which shows why they were refused. What was typed since they were sent is not among them: it is
 * kept for the form that comes back.
 */
export function sendAsPage(action: string, fields: readonly (readonly [string, string])[]): void {
  const form = document.createElement('form')
  form.action = action
  form.method = 'post'
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
