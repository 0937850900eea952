import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import {
  changeTimeoutMs,
  clientOf,
  isSameOrigin,
  orUnavailable,
  problem,
  readFields,
  seeOther,
} from '@/lib/platform/http'
import { forgottenForm } from '@/lib/studio/account'
import {
  askForPassword,
  forgottenPath,
  mayAskForPassword,
  studioDeviceOf,
  triedAddressLine,
} from '@/lib/studio/people'
import { longestEmail } from '@/schemas/lengths'

/**
 * `POST /api/studio/login/forgotten/`: has a link sent that sets a new password. The answer, and what is done for it, is the
 * same whether somebody has the address or not.
 */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const read = await readFields(request)
  if (!read.ok) return read.answer
  const form = forgottenForm.safeParse(read.fields)
  const given = form.success ? form.data.address : (read.fields.address ?? '').slice(0, longestEmail)
  const answer = (state: 'sent' | 'attempts' | 'address') =>
    seeOther(`${forgottenPath}?state=${state}`, { 'set-cookie': triedAddressLine(given) })
  if (!form.success) return answer('address')
  const { address } = form.data
  const db = database()
  const asked = await mayAskForPassword(db, {
    ...{ client: clientOf(request), address, device: studioDeviceOf(request, address), now: currentMs() },
  })
  if (asked === 'attempts') return answer('attempts')
  if (asked === 'send') await askForPassword(db, address)
  return answer('sent')
}, changeTimeoutMs)
