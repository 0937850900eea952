import { config } from '@/lib/platform/config'
import { errorsByField, problem } from '@/lib/platform/http'
import { marketOfPast } from '@/lib/platform/markets'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall } from '@/lib/shop/merchant'
import { merchantReportQuery } from '@/schemas/api/merchant-report'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

const badRequest = (errors: Record<string, string>) => problem({ status: 400, title: 'Bad request', errors })

/**
 * `GET /api/merchant/report/?from&to&market&by`: what was invoiced and credited in a time, for a system of the merchant that
 * knows the token.
 */
export const GET = merchantCall(async ({ query }) => {
  const asked = merchantReportQuery.safeParse(query)
  if (!asked.success) return badRequest(errorsByField(asked.error))
  const { brand } = config()
  const { from, to, market, by } = asked.data
  if (market !== undefined && marketOfPast(brand, market)?.shopLocale !== market)
    return badRequest({ market: 'is no market of this shop, such as de-de' })
  const rows = await merchantOrders.report({ from, to, market, by }, { brand })
  return Response.json({ rows }, { headers: { 'cache-control': 'private, no-store' } })
}, 20_000)
