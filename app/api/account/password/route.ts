import { accountPath } from '@/lib/platform/markets'
import { logins } from '@/lib/shop/door'
import {
  customerCall,
  refuseAccountForm,
  refusePassword,
  refuseWrongPassword,
} from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { passwordForm } from '@/schemas/api/account'

/** `POST /api/account/password/?locale`: changes the password, ends all other logins, and renews this one. */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer, login, visitor, headers } = call
  const refused = {
    form: 'password',
    page: (draft: string) => accountPath(market, 'changePassword', { draft }),
  } as const
  const read = passwordForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const { password: current, register_password: password } = read.data
  const wrong = await refuseWrongPassword(call, current, refused)
  if (wrong) return wrong
  if (password === current)
    return refuseAccountForm(call, { ...refused, errors: { register_password: 'samePassword' } })
  const leaked = await refusePassword(call, password, refused)
  if (leaked) return leaked
  visitor.login = await logins.changePassword({ customer, password, login })
  await visitor.save()
  return leadOn(request, accountPath(market, 'changePassword', { state: 'changed' }), headers)
})
