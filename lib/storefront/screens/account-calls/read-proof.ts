import 'server-only'
import { currentMs } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { accountPath } from '@/lib/platform/markets'
import { tokenHash } from '@/lib/platform/security'
import { isPasswordOfRegistration, type Link } from '@/lib/shop/customers'
import { logins } from '@/lib/shop/door'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import { type ConfirmAsOwnerForm, confirmAsOwnerForm, proofForm } from '@/schemas/api/account'
import { type Refused, refuseAccountForm, waitOf } from './refuse-account-form'
import { refusePassword } from './refuse-password'
import { refuseUnproved } from './refuse-wrong-password'

/** Whether a link was asked for in this browser, and for a change of address by the login that it has now. */
export const hasAsked = ({ asked, customer }: PageVisitor, { id, kind, customerId }: Link): boolean =>
  asked?.includes(id) === true && (kind !== 'email' || customer?.id === customerId)

type Proof =
  | {
      ok: true
      /** What the reader of a registration sets, who has not shown to be the one who has registered. */
      anew?: ConfirmAsOwnerForm
    }
  | { ok: false; answer: Response }

async function readAnew(call: FormCall, of: string, refused: Omit<Refused, 'errors'>): Promise<Proof> {
  const tried = await logins.tryPassword(clientOf(call.request), of, currentMs())
  if (!tried.ok) return { ok: false, answer: await refuseAccountForm(call, { ...refused, ...waitOf(tried) }) }
  const read = confirmAsOwnerForm.safeParse(call.fields)
  if (!read.success)
    return { ok: false, answer: await refuseAccountForm(call, { ...refused, errors: read.error }) }
  const leaked = await refusePassword(call, read.data.register_password, refused)
  return leaked ? { ok: false, answer: leaked } : { ok: true, anew: read.data }
}

/**
 * What shows that the reader of a link is the one who has asked for it; or the answer that refuses it. Anybody can ask for
 * an account with the mail address of somebody else, who would otherwise confirm it for them. An account that exists is
 * never given to the reader of a mail alone: its customer may have mistyped the new address.
 */
export async function readProof(call: FormCall, link: Link, token: string): Promise<Proof> {
  if (hasAsked(call.visitor, link)) return { ok: true }
  const isNew = link.kind === 'registration'
  const of = `link ${tokenHash(token)}`
  const refused = {
    form: isNew ? 'register' : 'email',
    page: (draft: string) => accountPath(call.market, 'confirmAddress', { hash: token, draft }),
  } as const
  if (isNew && call.fields.register_password !== undefined) return readAnew(call, of, refused)
  const read = proofForm.safeParse(call.fields)
  if (!read.success)
    return { ok: false, answer: await refuseAccountForm(call, { ...refused, errors: read.error }) }
  const { password } = read.data
  const isRight = async () => {
    if (isNew) return isPasswordOfRegistration(link, password)
    return link.customerId !== null && logins.isPassword({ id: link.customerId }, password)
  }
  const answer = await refuseUnproved(call, { of, isRight }, refused)
  return answer ? { ok: false, answer } : { ok: true }
}
