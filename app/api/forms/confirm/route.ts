import { newsletter } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { orUnavailable, readForm, seeOther } from '@/lib/platform/http'
import { formAddress, marketOfRequest } from '@/lib/platform/markets'

/** `POST /api/forms/confirm/?locale`: confirms a subscription by the token of its link. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const form = await readForm(request)
  if (!form.ok) return form.answer
  const token = form.data.get('token')
  const isConfirmed = typeof token === 'string' && (await newsletter.confirm(token))
  return seeOther(formAddress(market, 'confirm', { state: isConfirmed ? 'done' : 'invalid' }))
})
