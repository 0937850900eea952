import { z } from 'zod'
import { campaignTimes } from '@/lib/content/pages'
import { database } from '@/lib/platform/db'
import { problem } from '@/lib/platform/http'
import { UnavailableError } from '@/lib/platform/outage'
import { sameSecret } from '@/lib/platform/security'
import { fromCatalogue } from '@/lib/shop/catalogue'
import { promotionTimes } from '@/lib/shop/promotions'

const sinceSchema = z.coerce.number().int().min(0)

/**
 * `GET /api/cms/campaigns/?since`: when published stories and promotions change next. Internal, for this server's
 * campaign clock.
 */
export async function GET(request: Request): Promise<Response> {
  if (!sameSecret(request.headers.get('x-nestling-internal'), process.env.NESTLING_INTERNAL_SECRET ?? ''))
    return problem({ status: 404, title: 'Not found' })
  const since = sinceSchema.safeParse(new URL(request.url).searchParams.get('since'))
  if (!since.success) return problem({ status: 400, title: 'Bad request' })
  try {
    const [stories, promotions] = await Promise.all([
      campaignTimes(since.data),
      fromCatalogue(promotionTimes(database(), since.data)),
    ])
    return Response.json([...stories, ...promotions], { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
  }
}
