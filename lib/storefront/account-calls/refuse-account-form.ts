import 'server-only'
import type { z } from 'zod'
import { problem } from '@/lib/platform/http'
import type { OrderForm } from '@/lib/shop/order-drafts'
import { refuse } from '@/lib/storefront/checkout-session'
import { keepDraft, tooMany } from '@/lib/storefront/order-forms'
import { type AccountError, accountErrors } from '@/schemas/api/account'
import type { AccountCall } from './account-call'

/** `attempts`: there were too many. */
export type Refusal = AccountError | 'attempts' | 'full'

const secret = new Set(['password', 'register_password'])

const keyOf = (message: string): Refusal => accountErrors.find((key) => key === message) ?? 'required'

/** The first fault of each field. */
function faultsOf({ issues }: z.ZodError): Record<string, Refusal> {
  const faults: Record<string, Refusal> = {}
  for (const { path, message } of issues) faults[String(path[0])] ??= keyOf(message)
  return faults
}

export type Refused = {
  form: OrderForm
  errors: z.ZodError | Readonly<Record<string, Refusal>>
  /** The page that shows what was refused. */
  page: (draft: string) => string
}

/**
 * Refuses what was entered: a script gets the keys of the reasons, any other browser the page with them and with what was
 * entered. Passwords are not kept.
 */
export async function refuseAccountForm(
  { request, fields }: Pick<AccountCall, 'request' | 'fields'>,
  { form, errors, page }: Refused,
): Promise<Response> {
  const faults = 'issues' in errors ? faultsOf(errors as z.ZodError) : errors
  const status = Object.values(faults).includes('attempts') ? 429 : 422
  const reasons = { status, title: 'Not accepted', errors: faults }
  if (request.headers.get('accept') === 'application/json')
    return problem({ ...reasons, ...(status === 429 && { headers: { 'retry-after': '3600' } }) })
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.has(name)))
  const draft = await keepDraft(request, form, { values, errors: { ...faults } })
  return draft === undefined ? tooMany() : refuse(request, page(draft), reasons)
}
