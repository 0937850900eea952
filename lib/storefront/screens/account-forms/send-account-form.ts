import { fieldOf, locationOf, sendFields } from '@/lib/storefront/runtime/browser'

export type AccountAnswer =
  | { kind: 'accepted'; location: string }
  /** The keys of what is wrong, by field. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  | { kind: 'offline' | 'tooMany' | 'failed' }

/** Sends a form of an account. It is never sent again by itself. */
export async function sendAccountForm(
  action: string,
  form: URLSearchParams,
  send: typeof fetch = fetch,
): Promise<AccountAnswer> {
  const answer = await sendFields(action, form, send)
  if (answer.kind !== 'answered') return answer
  const location = locationOf(answer)
  if (location !== undefined) return { kind: 'accepted', location }
  const errors = fieldOf(answer.body, 'errors')
  if (typeof errors === 'object' && errors !== null) {
    const told = Object.entries(errors).map(([name, key]) => [name, String(key)])
    return { kind: 'refused', errors: Object.fromEntries(told) }
  }
  return { kind: answer.status === 429 ? 'tooMany' : 'failed' }
}
