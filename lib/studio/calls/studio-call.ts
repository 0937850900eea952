import 'server-only'
import { z } from 'zod'
import { config } from '@/lib/platform/config'
import {
  bodyRefusal,
  changeTimeoutMs,
  errorsByField,
  isSameOrigin,
  orUnavailable,
  problem,
  readJsonValue,
} from '@/lib/platform/http'
import { allows, type Permission, type Person, personOfRequest } from '@/lib/studio/people'

type Options<Body extends z.ZodType, Query extends z.ZodType> = {
  permission: Permission
  /** Of JSON. Unset: the call has no body. */
  body?: Body
  query?: Query
}

export type StudioCall<Params, Body, Query> = {
  request: Request
  person: Person
  params: Params
  body: Body
  query: Query
}

const none = z.unknown()
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const invalid = (error: z.ZodError) =>
  problem({ status: 400, title: 'Bad request', errors: errorsByField(error) })

/** The person of a request who may do something; or the response that rejects it. */
export async function personFor(request: Request, permission: Permission): Promise<Person | Response> {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  if (!isRead(request) && !isSameOrigin(request))
    return problem({ status: 403, title: 'Not from a page of this shop' })
  const person = await personOfRequest(request)
  if (!person) return problem({ status: 401, title: 'Not logged in' })
  return allows(person, permission) ? person : problem({ status: 403, title: 'Not allowed for this role' })
}

/**
 * A route handler of the Studio: for people who are logged in and have the permission, from the Studio's own pages, with
 * a body and a query that their schemas accept. With a Storyblok space there is none.
 */
export const studioCall = <
  Params,
  Body extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
>(
  { permission, body, query }: Options<Body, Query>,
  handler: (call: StudioCall<Params, z.output<Body>, z.output<Query>>) => Promise<Response> | Response,
) =>
  orUnavailable(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const person = await personFor(request, permission)
    if (person instanceof Response) return person
    const asked = (query ?? none).safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) return invalid(asked.error)
    const given = body ? await readJsonValue(request) : ({ ok: true, value: undefined } as const)
    if (!given.ok) return bodyRefusal(given.status)
    const read = (body ?? none).safeParse(given.value)
    if (!read.success) return invalid(read.error)
    return handler({
      request,
      person,
      params: await context.params,
      body: read.data as z.output<Body>,
      query: asked.data as z.output<Query>,
    })
  }, changeTimeoutMs)
