import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { readCookie } from '@/lib/platform/http'
import { studioCookie } from './cookie'
import { needsPasskey } from './needs-passkey'
import type { Person } from './person'
import { findStudioLogin, type StudioLogin } from './sessions'

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

/** The login of a page, which may serve to set up a passkey alone: for server components, read once. */
export const currentLogin = cache(async (): Promise<StudioLogin | undefined> => {
  await connection()
  return loginOfToken((await cookies()).get(studioCookie())?.value)
})

/** Who is logged in and may go about: for server components, read once however many of them ask. */
export const currentPerson = async (): Promise<Person | undefined> => {
  const login = await currentLogin()
  return login && !needsPasskey(login) ? login.person : undefined
}

/** The token of a request's login, whether it is valid or not. */
export const studioTokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  readCookie(headers.get('cookie'), studioCookie())

/** The login of a request, which may serve to set up a passkey alone: for route handlers. */
export const loginOfRequest = (request: Pick<Request, 'headers'>): Promise<StudioLogin | undefined> =>
  loginOfToken(studioTokenOf(request))
