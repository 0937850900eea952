import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { setByLink } from '@/lib/studio/account'
import { languageOf } from '@/lib/studio/i18n'
import { acceptInvitation, findInvitation } from '@/lib/studio/people'

/** `POST /api/studio/login/invitation/`: makes the account of an invitation with its person's password, and logs in. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const read = await readFields(request)
  if (!read.ok) return read.answer
  const language = languageOf(request.headers.get('accept-language'))
  return setByLink(request, read.fields, {
    name: 'studioInvitation',
    isOpen: async (key, now) => (await findInvitation(database(), key, now)) !== undefined,
    use: (given) => acceptInvitation(database(), { ...given, language }),
  })
}, changeTimeoutMs)
