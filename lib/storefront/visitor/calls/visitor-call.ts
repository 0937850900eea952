import 'server-only'
import type { z } from 'zod'
import {
  changeTimeoutMs,
  isFormPost,
  isSameOrigin,
  orUnavailable,
  problem,
  readJsonBody,
} from '@/lib/platform/http'
import { type Visitor, visitorOf } from '@/lib/storefront/visitor/session'

export type VisitorCall<Params = unknown, Body = undefined> = {
  request: Request
  params: Params
  body: Body
  visitor: Visitor
  /** Of the answer: never kept by a cache, with the session in them once it is saved. */
  headers: Headers
}

/** As Next.js calls the handler of a route. */
type RouteHandler<Params> = (request: Request, context?: { params: Promise<Params> }) => Promise<Response>

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Reads the body of a request: undefined where the call has no schema for one. */
async function readBody(request: Request, schema: z.ZodType | undefined) {
  if (schema) return readJsonBody(request, schema)
  if (isRead(request) || isSameOrigin(request)) return { ok: true, data: undefined } as const
  return { ok: false, answer: problem({ status: 403, title: 'Not from a page of this shop' }) } as const
}

/**
 * A handler of what scripts of the shop's pages ask or change of their visitor. Answers 403 for a page of another site, and
 * 400, 413 or 415 for a body that the schema does not accept.
 */
export function visitorCall<Params = unknown, Body extends z.ZodType = z.ZodUndefined>(
  { body: schema }: { body?: Body },
  answer: (call: VisitorCall<Params, z.output<Body>>) => Promise<Response>,
): RouteHandler<Params> {
  const handle: RouteHandler<Params> = async (request, context) => {
    const read = await readBody(request, schema)
    if (!read.ok) return read.answer
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    const visitor = await visitorOf(request, headers)
    const params = (await context?.params) as Params
    return answer({ request, params, body: read.data as z.output<Body>, visitor, headers })
  }
  const reading = orUnavailable(handle)
  const changing = orUnavailable(handle, changeTimeoutMs)
  return (request, context) => (isRead(request) ? reading : changing)(request, context)
}

/** A handler for both: a form without scripts, which is led to a page, and a script, which gets JSON. */
export const formOrScript =
  <Params>(byForm: RouteHandler<Params>, byScript: RouteHandler<Params>): RouteHandler<Params> =>
  (request, context) =>
    (isFormPost(request) ? byForm : byScript)(request, context)
