import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { setByLink } from '@/lib/studio/account'
import { findPasswordLink, setPasswordByLink } from '@/lib/studio/people'

/** `POST /api/studio/login/new-password/`: sets a new password by the link of a mail, ends all other logins, and logs in. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const read = await readFields(request)
  if (!read.ok) return read.answer
  return setByLink(request, read.fields, {
    name: 'studioPassword',
    isOpen: async (key, now) => (await findPasswordLink(database(), key, now)) !== undefined,
    use: (given) => setPasswordByLink(database(), given),
  })
}, changeTimeoutMs)
