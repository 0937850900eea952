import 'server-only'
import type { z } from 'zod'
import { config } from '@/lib/platform/config'
import { type Market, marketOfRequest } from '@/lib/platform/markets'
import { type VisitorCall, visitorCall } from '@/lib/storefront/visitor/calls'
import { basketContext } from './basket-context'

type BasketCall<Params, Body> = VisitorCall<Params, Body> & {
  market: Market
  context: Awaited<ReturnType<typeof basketContext>>
}

/**
 * A handler of what scripts ask or change of the visitor's basket in a market. What an answer needs is read before the
 * change, so that nothing is changed without the visitor being told.
 */
export const basketCall = <Params = unknown, Body extends z.ZodType = z.ZodUndefined>(
  options: { body?: Body },
  answer: (call: BasketCall<Params, z.output<Body>>) => Promise<Response>,
) =>
  visitorCall<Params, Body>(options, async (call) => {
    const market = marketOfRequest(config().brand, new URL(call.request.url))
    if (market instanceof Response) return market
    return answer({ ...call, market, context: await basketContext(market) })
  })
