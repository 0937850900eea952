import 'server-only'
import type { z } from 'zod'
import { problem } from '@/lib/platform/http'
import type { Tried } from '@/lib/platform/limits'
import type { OrderForm } from '@/lib/shop/order-drafts'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import { refuse } from '@/lib/storefront/visitor/checkout'
import { keepDraft, tooMany } from '@/lib/storefront/visitor/drafts'
import { type AccountError, accountErrors } from '@/schemas/api/account'

/**
 * `attempts`: there were too many; `locked`: of a login, to which there is another way. `mailsSent`: mails with links that work are on their way. `wait1` and `wait5`: the owner's
 * browser has to wait for so many minutes.
 */
type Refusal = AccountError | Later | 'full'
const laters = ['attempts', 'locked', 'mailsSent', 'wait1', 'wait5'] as const
type Later = (typeof laters)[number]
const isLater = (refusal: Refusal) => laters.some((later) => later === refusal)

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
  /** When to try again, where that is the reason. */
  seconds?: number | undefined
}

/** Why a password was not even looked at, with when to try again. */
export const waitOf = ({ wait, seconds }: Extract<Tried, { ok: false }>) => ({
  errors: { form: wait === undefined ? ('locked' as const) : (`wait${wait}` as const) },
  seconds,
})

/**
 * Refuses what was entered: a script gets the keys of the reasons, any other browser the page with them and with what was
 * entered. Passwords are not kept.
 */
export async function refuseAccountForm(
  { request, fields }: Pick<FormCall, 'request' | 'fields'>,
  { form, errors, page, seconds = 3_600 }: Refused,
): Promise<Response> {
  const faults = 'issues' in errors ? faultsOf(errors as z.ZodError) : errors
  const status = Object.values(faults).some(isLater) ? 429 : 422
  const reasons = { status, title: 'Not accepted', errors: faults }
  if (request.headers.get('accept') === 'application/json')
    return problem({ ...reasons, ...(status === 429 && { headers: { 'retry-after': String(seconds) } }) })
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.has(name)))
  const draft = await keepDraft(request, form, { values, errors: { ...faults } })
  return draft === undefined ? tooMany() : refuse(request, page(draft), reasons)
}
