import { newsletter } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { accountPath, everyMarketOf } from '@/lib/platform/markets'
import { backInStock, customers } from '@/lib/shop/door'
import { customerCall, refuseAccountForm, refuseWrongPassword } from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { logOutVisitor } from '@/lib/storefront/visitor/session'
import { deletionForm } from '@/schemas/api/account'

/** `POST /api/account/delete/?locale`: deletes the account, and leads to the home page, which says so. */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer, visitor, headers } = call
  const refused = {
    form: 'delete',
    page: (draft: string) => accountPath(market, 'deleteAccount', { draft }),
  } as const
  const read = deletionForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const wrong = await refuseWrongPassword(call, read.data.password, refused)
  if (wrong) return wrong
  const locales = everyMarketOf(config().brand).map(({ shopLocale }) => shopLocale)
  await newsletter.end(customer.email, locales)
  await backInStock.end(customer.email)
  await customers.remove(customer)
  await logOutVisitor(visitor)
  return leadOn(request, `/${market.code}/?redirect=goodbye`, headers)
})
