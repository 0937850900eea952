import { config } from '@/lib/platform/config'
import { changeTimeoutMs, orUnavailable, problem, readJsonBody } from '@/lib/platform/http'
import { targetOf } from '@/lib/studio/account'
import { answered, unprocessable } from '@/lib/studio/calls'
import { logInByPasskey, loginBody } from '@/lib/studio/passkeys'
import { loginOrigin, studioCookieLine, studioTokenOf } from '@/lib/studio/people'

/** `POST /api/studio/login/passkey/`: logs in by what a passkey has signed, and answers where to go on. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  const body = await readJsonBody(request, loginBody)
  if (!body.ok) return body.answer
  const { response, target } = body.data
  const origin = loginOrigin(request, 'passkey')
  const login = await logInByPasskey(response, { earlier: studioTokenOf(request), origin })
  if (!login) return unprocessable({ passkey: 'refused' })
  const answer = answered({ target: targetOf(target) })
  answer.headers.append('set-cookie', studioCookieLine(login.token))
  return answer
}, changeTimeoutMs)
