import { z } from 'zod'
import { campaignTimes } from '@/lib/content/pages'
import { internalCall, problem } from '@/lib/platform/http'
import { fromCatalogue } from '@/lib/shop/catalogue'
import { promotions } from '@/lib/shop/door'

const sinceSchema = z.coerce.number().int().min(0)

/**
 * `GET /api/cms/campaigns/?since`: when published stories, promotions and vouchers change next. Internal, for this server's
 * campaign clock.
 */
export const GET = internalCall(async (request) => {
  const since = sinceSchema.safeParse(new URL(request.url).searchParams.get('since'))
  if (!since.success) return problem({ status: 400, title: 'Bad request' })
  const [stories, offers, vouchers] = await Promise.all([
    campaignTimes(since.data),
    fromCatalogue(promotions.times(since.data)),
    fromCatalogue(promotions.voucherTimes(since.data)),
  ])
  return Response.json([...stories, ...offers, ...vouchers], { headers: { 'cache-control': 'no-store' } })
})
