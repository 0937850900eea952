import { unsubscribe } from '@/lib/content/forms'
import { database } from '@/lib/platform/db'
import { accountPath } from '@/lib/platform/markets'
import { customerCall, subscribeFrom } from '@/lib/storefront/account-calls'
import { leadOn } from '@/lib/storefront/checkout-session'

/** `POST /api/account/newsletter/?locale`: subscribes to the newsletter of the market, or ends the subscription. */
export const POST = customerCall(async ({ request, market, fields, customer }) => {
  const { email, firstName, lastName, gender } = customer
  if (fields.newsletter === 'on') {
    const names = { first_name: firstName, last_name: lastName }
    await subscribeFrom(request, market, 'account', { email, gender, ...names })
    return leadOn(request, accountPath(market, 'personalData'))
  }
  await unsubscribe(database(), email, [market.shopLocale])
  return leadOn(request, accountPath(market, 'personalData', { state: 'unsubscribed' }))
})
