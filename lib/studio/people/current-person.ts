import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { readCookie } from '@/lib/platform/http'
import { studioCookie } from './cookie'
import { firstStepOf } from './first-step'
import { findPerson } from './manage-people'
import { needsPasskey } from './needs-passkey'
import type { Person } from './person'
import { findLoginEnd, findStudioLogin, type LoginEnd, type StudioLogin } from './sessions'

const isToken = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/**
 * The Studio belongs to the embedded content service: with Storyblok nobody is logged in to it. A login by password ends
 * for an administrator who has a passkey, once the setting requires one.
 */
async function loginOfToken(token: string | undefined): Promise<StudioLogin | undefined> {
  if (!isToken(token) || config().storyblok) return undefined
  const login = await findStudioLogin(database(), token, currentTime())
  return login && !(login.hasPasskeys && needsPasskey(login)) ? login : undefined
}

/** What ended the login of a token of which its browser is to be told. */
const endOfToken = async (token: string | undefined): Promise<LoginEnd | undefined> =>
  isToken(token) ? findLoginEnd(database(), token) : undefined

/** The login of a page, which may serve its first step alone: for server components, read once. */
export const currentLogin = cache(async (): Promise<StudioLogin | undefined> => {
  await connection()
  return loginOfToken((await cookies()).get(studioCookie())?.value)
})

/** Who is logged in and may go about: for server components, read once however many of them ask. */
export const currentPerson = async (): Promise<Person | undefined> => {
  const login = await currentLogin()
  return login && firstStepOf(login) === undefined ? login.person : undefined
}

/** What ended the login of a page: for server components. */
export const currentLoginEnd = async (): Promise<LoginEnd | undefined> =>
  endOfToken((await cookies()).get(studioCookie())?.value)

/** The token of a request's login, whether it is valid or not. */
export const studioTokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  readCookie(headers.get('cookie'), studioCookie())

/** The login of a request, which may serve its first step alone: for route handlers. */
export const loginOfRequest = (request: Pick<Request, 'headers'>): Promise<StudioLogin | undefined> =>
  loginOfToken(studioTokenOf(request))

/**
 * What ended the login of a request: for route handlers. `removed`: the account of the person for whom its page was made
 * is gone, and its logins with it.
 */
export async function loginEndOfRequest(
  request: Pick<Request, 'headers'>,
  personId: string | undefined,
): Promise<LoginEnd | 'removed' | undefined> {
  const ended = await endOfToken(studioTokenOf(request))
  if (ended || !z.uuid().safeParse(personId).success || personId === undefined) return ended
  return (await findPerson(database(), personId)) ? undefined : 'removed'
}
