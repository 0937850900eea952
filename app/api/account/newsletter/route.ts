import { newsletter } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { accountPath, closedMarketsOf, type Market } from '@/lib/platform/markets'
import { customerCall, subscribeFrom } from '@/lib/storefront/screens/account-calls'
import { leadOn, refuse } from '@/lib/storefront/visitor/checkout'
import { newsletterChoice } from '@/schemas/api/newsletter'

/** The market whose newsletter is ended: that of the page, or a closed one, which has no page of its own. */
const endedLocale = (market: Market, named: string | undefined): string =>
  closedMarketsOf(config().brand).find(({ shopLocale }) => shopLocale === named)?.shopLocale ??
  market.shopLocale

/**
 * `POST /api/account/newsletter/?locale`: subscribes to the newsletter of the market, or ends the subscription; with `of`,
 * that of a closed market. A call that does not say which changes nothing.
 */
export const POST = customerCall(async ({ request, market, fields, customer }) => {
  const { email, firstName, lastName, gender } = customer
  const wanted = newsletterChoice.safeParse(fields.newsletter)
  if (!wanted.success) {
    const errors = { newsletter: wanted.error.issues[0]?.message ?? 'choice' }
    return refuse(request, accountPath(market, 'personalData'), {
      status: 422,
      title: 'Not accepted',
      errors,
    })
  }
  if (wanted.data) {
    const names = { first_name: firstName, last_name: lastName }
    await subscribeFrom(request, market, 'account', { email, gender, ...names })
    return leadOn(request, accountPath(market, 'personalData'))
  }
  await newsletter.end(email, [endedLocale(market, fields.of)])
  return leadOn(request, accountPath(market, 'personalData', { state: 'unsubscribed' }))
})
