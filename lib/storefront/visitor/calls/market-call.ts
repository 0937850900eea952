import 'server-only'
import type { z } from 'zod'
import { config } from '@/lib/platform/config'
import { errorsByField, orUnavailable, problem } from '@/lib/platform/http'
import { type Market, marketOfRequest } from '@/lib/platform/markets'

export type MarketCall<Query> = { request: Request; market: Market; query: Query }

type Options<Query extends z.ZodType> = {
  query: Query
  /** The values of parameters that the address leaves out. */
  usual?: (market: Market) => Record<string, string>
  /** What caches may keep of an answer: it is the same for all visitors. */
  cacheControl: string
}

/**
 * A handler of a question that all visitors of a market are answered alike. Answers 400 without a market, or with a fault
 * for each parameter.
 */
export const marketCall = <Query extends z.ZodType>(
  { query, usual, cacheControl }: Options<Query>,
  answer: (call: MarketCall<z.output<Query>>) => Promise<object>,
) =>
  orUnavailable(async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const market = marketOfRequest(config().brand, url)
    if (market instanceof Response) return market
    const asked = query.safeParse({ ...usual?.(market), ...Object.fromEntries(url.searchParams) })
    if (!asked.success)
      return problem({ status: 400, title: 'Bad request', errors: errorsByField(asked.error) })
    const answered = await answer({ request, market, query: asked.data })
    return Response.json(answered, { headers: { 'cache-control': cacheControl } })
  })
