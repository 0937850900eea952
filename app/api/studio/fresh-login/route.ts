import { clientOf } from '@/lib/platform/http'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { confirmLogin, freshLoginBody } from '@/lib/studio/fresh-login'
import { studioCookieLine, studioTokenOf } from '@/lib/studio/people'

/** `POST /api/studio/fresh-login/`: makes the login fresh by the password, or by what a passkey has signed. */
export const POST = studioCall(
  { permission: 'edit', body: freshLoginBody, partOf: 'passkey' },
  async ({ request, login, body }) => {
    const asked = { login, token: studioTokenOf(request) ?? '', client: clientOf(request) }
    const confirmed = await confirmLogin(body, asked)
    if (!confirmed.ok) return unprocessable({ ...confirmed.errors })
    const answer = answered({ ok: true })
    answer.headers.append('set-cookie', studioCookieLine(confirmed.token))
    return answer
  },
)
