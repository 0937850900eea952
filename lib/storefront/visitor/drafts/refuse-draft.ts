import 'server-only'
import type { z } from 'zod'
import { clientOf, problem, tooManyRequests } from '@/lib/platform/http'
import { formDrafts } from '@/lib/shop/door'
import type { OrderDraft, OrderForm } from '@/lib/shop/order-drafts'
import { refuse, wantsJson } from '@/lib/storefront/visitor/checkout'

/** Keeps what was entered; undefined when the network has had too much kept. */
export const keepDraft = (
  request: Request,
  form: OrderForm,
  draft: OrderDraft,
): Promise<string | undefined> => formDrafts.keep(clientOf(request), form, draft)

/** The answer to a network that has sent too much. */
export const tooMany = (): Response => problem(tooManyRequests)

type Refused = OrderDraft & {
  form: OrderForm
  page: (draft: string) => string
  /** When to try again, where too much was tried. */
  seconds?: number | undefined
}

/** Refuses what was entered: a browser gets the page with the reasons and with what was entered, a script both. */
export async function refuseDraft(
  request: Request,
  { form, values, errors, page, seconds }: Refused,
): Promise<Response> {
  const reasons = { status: 422, title: 'Not accepted', errors }
  const isScript = wantsJson(request)
  if (isScript && seconds !== undefined)
    return problem({ ...reasons, status: 429, headers: { 'retry-after': String(seconds) } })
  const draft = await keepDraft(request, form, { values, errors })
  return draft === undefined && !isScript
    ? tooMany()
    : refuse(request, draft === undefined ? undefined : page(draft), reasons)
}

/** What is wrong by its own key, where the schema names one. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return 'tooLong'
  return issue.code === 'custom' && typeof issue.params?.key === 'string' ? issue.params.key : 'invalid'
}

/** The keys of what is wrong with fields, the first of each: one that is empty is missing. */
export function faultKeys(
  { issues }: z.ZodError,
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    const isMissing = !values[name]?.trim()
    faults[name] ??= isMissing ? 'required' : keyOf(issue)
  }
  return faults
}
