import 'server-only'
import { newsletter } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import type { GuestForm } from '@/schemas/api/checkout'

type Subscriber = Pick<GuestForm, 'email' | 'first_name' | 'last_name' | 'gender'>

/** Asks for the newsletter that was ticked. What else was asked for goes on whatever comes of it. */
export async function subscribeFrom(
  request: Request,
  { shopLocale }: Market,
  source: 'checkout' | 'register' | 'account',
  { email, first_name: firstName, last_name: lastName, gender: salutation }: Subscriber,
): Promise<void> {
  const now = currentMs()
  try {
    if (!(await newsletter.mayAsk(clientOf(request), now))) return
    const asked = { email, locale: shopLocale, source, firstName, lastName, salutation }
    await newsletter.subscribe(asked, now)
  } catch (error) {
    logError('A subscription to the newsletter failed', error)
  }
}
