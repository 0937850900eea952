import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, clientOf, orUnavailable, problem, readFields, seeOther } from '@/lib/platform/http'
import { beginEvenAnswer } from '@/lib/platform/limits'
import { type LoginFailure, loginForm, studioLoginPath, targetOf } from '@/lib/studio/account'
import { languageOf } from '@/lib/studio/i18n'
import {
  isStudioAddress,
  logIn,
  loginOrigin,
  studioCookieLine,
  studioDeviceLine,
  studioDeviceOf,
  studioTokenOf,
  triedAddressLine,
  tryStudioPassword,
} from '@/lib/studio/people'

/** `POST /api/studio/login/`: logs in to the Studio, by a form, and leads on to the screen that was asked for. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  const read = await readFields(request)
  if (!read.ok) return read.answer
  const target = targetOf(read.fields.target)
  const form = loginForm.safeParse(read.fields)
  if (!form.success) return seeOther(studioLoginPath({ target, failure: 'incomplete' }))
  const { address, password } = form.data
  const now = currentTime()
  const again = (failure: LoginFailure) =>
    seeOther(studioLoginPath({ target, failure }), { 'set-cookie': triedAddressLine(address) })
  const isEven = beginEvenAnswer()
  const tried = await tryStudioPassword(database(), {
    ...{ client: clientOf(request), address, device: studioDeviceOf(request, address), now: now.getTime() },
    isThere: () => isStudioAddress(database(), address),
  })
  const tooMany = async () => {
    if (tried.isBeyond) await isEven()
    return again('attempts')
  }
  if (!tried.ok) return tried.wait === undefined ? tooMany() : again('wait')
  const earlier = studioTokenOf(request)
  const language = languageOf(request.headers.get('accept-language'))
  const origin = loginOrigin(request, 'password')
  const { adminPasskeys } = config().studio
  const login = await logIn(database(), {
    ...{ address, password, earlier, language, now, origin, adminPasskeys },
  })
  if (!login) return tried.isBeyond ? tooMany() : again('credentials')
  await tried.wasRight()
  if (login === 'passkey') return again('passkey')
  const answer = seeOther(target, { 'set-cookie': studioCookieLine(login.token) })
  answer.headers.append('set-cookie', studioDeviceLine(request, address))
  return answer
}, changeTimeoutMs)
