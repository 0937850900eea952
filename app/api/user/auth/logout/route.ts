import { seeOther } from '@/lib/platform/http'
import { formCall } from '@/lib/storefront/visitor/calls'
import { logOutVisitor } from '@/lib/storefront/visitor/session'

/** `POST /api/user/auth/logout/?locale`: ends the login of this browser. */
export const POST = formCall(async ({ request, market, visitor, headers }) => {
  await logOutVisitor(visitor)
  const location = `/${market.code}/`
  headers.set('cache-control', 'private, no-store')
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ statusCode: 200, location }, { headers })
  const answer = seeOther(location)
  for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
})
