import 'server-only'
import { orUnavailable } from '@/lib/platform/http'
import { refusalOf } from './authorise'

type MerchantCall<Params> = { request: Request; params: Params; query: Record<string, string> }

/**
 * A handler for a system of the merchant that knows the token. All others are refused by `refusalOf`; `timeoutMs` in
 * milliseconds.
 */
export const merchantCall = <Params = unknown>(
  answer: (call: MerchantCall<Params>) => Promise<Response>,
  timeoutMs?: number,
) =>
  orUnavailable(async (request: Request, context?: { params: Promise<Params> }): Promise<Response> => {
    const refusal = await refusalOf(request)
    if (refusal) return refusal
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return answer({ request, params: (await context?.params) as Params, query })
  }, timeoutMs)
