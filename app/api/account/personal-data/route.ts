import { currentMs } from '@/lib/platform/clock'
import { accountPath, countryOf } from '@/lib/platform/markets'
import { zonedMarket } from '@/lib/platform/shop-configuration'
import { dayText } from '@/lib/platform/time'
import { phoneOf } from '@/lib/shop/addresses'
import { customers } from '@/lib/shop/door'
import { customerCall, refuseAccountForm } from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { personalDataForm } from '@/schemas/api/account'

/** `POST /api/account/personal-data/?locale`: changes the name, the phone number and the date of birth. */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer } = call
  const page = (draft: string) => accountPath(market, 'personalData', { draft })
  const { timezone } = await zonedMarket(market)
  const read = personalDataForm(dayText(currentMs(), timezone)).safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { form: 'personal', errors: read.error, page })
  const { gender, first_name: firstName, last_name: lastName, phone: typed, birth_date } = read.data
  const phone = typed === '' ? null : phoneOf({ phone: typed, country: countryOf(market) })
  if (phone === undefined)
    return refuseAccountForm(call, { form: 'personal', errors: { phone: 'phone' }, page })
  const birthDate = birth_date === '' ? null : birth_date
  await customers.changePersonalData(customer.id, { gender, firstName, lastName, phone, birthDate })
  return leadOn(request, accountPath(market, 'personalData', { state: 'saved' }))
})
