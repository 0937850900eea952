import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { readCookie } from '@/lib/platform/http'
import { studioCookie } from './cookie'
import type { Person } from './person'
import { findStudioSession } from './sessions'

const isToken = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** The Studio belongs to the embedded content service: with Storyblok nobody is logged in to it. */
const personOfToken = async (token: string | undefined): Promise<Person | undefined> =>
  isToken(token) && !config().storyblok ? findStudioSession(database(), token, currentTime()) : undefined

/** Who is logged in: for server components, read once however many of them ask. */
export const currentPerson = cache(async (): Promise<Person | undefined> => {
  await connection()
  return personOfToken((await cookies()).get(studioCookie())?.value)
})

/** The token of a request's login, whether it is valid or not. */
export const studioTokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  readCookie(headers.get('cookie'), studioCookie())

/** Who sends a request: for route handlers. */
export const personOfRequest = (request: Pick<Request, 'headers'>): Promise<Person | undefined> =>
  personOfToken(studioTokenOf(request))
