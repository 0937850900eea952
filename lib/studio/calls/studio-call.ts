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
import { personHeader } from '@/lib/studio/kept'
import {
  allows,
  type FirstStep,
  firstStepOf,
  isFresh,
  loginEndOfRequest,
  loginOfRequest,
  type Permission,
  type Person,
  proofsOf,
  type StudioLogin,
} from '@/lib/studio/people'
import { needsFreshLogin } from './fresh-table'

type Options<Body extends z.ZodType, Query extends z.ZodType> = {
  permission: Permission
  /** Of JSON. Unset: the call has no body. */
  body?: Body
  query?: Query
  /** Part of a first step after the login, before which nothing else may be done. */
  partOf?: FirstStep
}

export type StudioCall<Params, Body, Query> = {
  request: Request
  person: Person
  login: StudioLogin
  params: Params
  body: Body
  query: Query
}

const none = z.unknown()
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const invalid = (error: z.ZodError) =>
  problem({ status: 400, title: 'Bad request', errors: errorsByField(error) })

/** The page asks its person for one of the proofs, by `fresh-login/`, and then for the same again. */
export const staleLogin = (login: StudioLogin) =>
  problem(
    { status: 403, title: 'The login is not fresh', errors: { login: 'stale' } },
    { proofs: proofsOf(login) },
  )

/** The login of a request whose person may do something; or the response that rejects it. */
async function loginFor(
  request: Request,
  permission: Permission,
  partOf?: FirstStep,
): Promise<StudioLogin | Response> {
  if (config().storyblok) return problem({ status: 404, title: 'Not found' })
  if (!isRead(request) && !isSameOrigin(request))
    return problem({ status: 403, title: 'Not from a page of this shop' })
  const login = await loginOfRequest(request)
  const meant = request.headers.get(personHeader) ?? undefined
  if (!login) {
    const ended = await loginEndOfRequest(request, meant)
    return problem({ status: 401, title: 'Not logged in' }, ended && { ended })
  }
  // A page that was made for one person does nothing in the name of another who has logged in since.
  if (meant !== undefined && meant !== login.person.id) {
    const { id, name } = login.person
    return problem({ status: 412, title: 'Somebody else is logged in' }, { loggedIn: { id, name } })
  }
  const step = firstStepOf(login)
  if (step !== undefined && step !== partOf) return problem({ status: 403, title: `A ${step} comes first` })
  if (!allows(login.person, permission)) return problem({ status: 403, title: 'Not allowed for this role' })
  return isRead(request) || !needsFreshLogin(request) || isFresh(login) ? login : staleLogin(login)
}

/** The person of a request who may do something; or the response that rejects it. */
export async function personFor(request: Request, permission: Permission): Promise<Person | Response> {
  const login = await loginFor(request, permission)
  return login instanceof Response ? login : login.person
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
  { permission, body, query, partOf }: Options<Body, Query>,
  handler: (call: StudioCall<Params, z.output<Body>, z.output<Query>>) => Promise<Response> | Response,
) =>
  orUnavailable(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const login = await loginFor(request, permission, partOf)
    if (login instanceof Response) return login
    const asked = (query ?? none).safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) return invalid(asked.error)
    const given = body ? await readJsonValue(request) : ({ ok: true, value: undefined } as const)
    if (!given.ok) return bodyRefusal(given.status)
    const read = (body ?? none).safeParse(given.value)
    if (!read.success) return invalid(read.error)
    return handler({
      request,
      person: login.person,
      login,
      params: await context.params,
      body: read.data as z.output<Body>,
      query: asked.data as z.output<Query>,
    })
  }, changeTimeoutMs)
