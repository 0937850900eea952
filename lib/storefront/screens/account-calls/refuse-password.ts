import 'server-only'
import { config } from '@/lib/platform/config'
import { isLeaked, leakedPasswords } from '@/lib/platform/leaked-passwords'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import { type Refused, refuseAccountForm } from './refuse-account-form'

/** Refuses a new password that is known from leaks; undefined for a good one. */
export async function refusePassword(
  call: FormCall,
  password: string,
  refused: Omit<Refused, 'errors'>,
): Promise<Response | undefined> {
  if (!(await isLeaked(password, leakedPasswords(config())))) return undefined
  return refuseAccountForm(call, { ...refused, errors: { register_password: 'passwordLeaked' } })
}
