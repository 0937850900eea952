import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, orUnavailable, problem, tooManyRequests } from '@/lib/platform/http'
import { leakedPasswords } from '@/lib/platform/leaked-passwords'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { hashPrefix } from '@/schemas/api/account'

/**
 * `GET /api/user/check-password/?hash`: what follows the first 5 characters in the SHA-1 of the leaked passwords that
 * begin so.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const prefix = hashPrefix.safeParse(new URL(request.url).searchParams.get('hash'))
  if (!prefix.success)
    return problem({
      status: 400,
      title: 'Bad request',
      errors: { hash: 'is not the first 5 characters of a SHA-1 in hexadecimal' },
    })
  if (!(await isAllowed(clientOf(request), networkLimits.leaks, { now: currentMs() })))
    return problem(tooManyRequests)
  const suffixes = await leakedPasswords(config())(prefix.data)
  return Response.json(suffixes, { headers: { 'cache-control': 'private, no-store' } })
})
