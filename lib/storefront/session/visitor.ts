import 'server-only'
import { getIronSession, type IronSession, type SessionOptions, webCookies } from 'iron-session'
import { cookies } from 'next/headers'
import { config } from '@/lib/platform/config'

/** An order that was opened by its number and mail address, or by a signed link: until when, in milliseconds. */
export type OpenedOrder = { number: string; until: number }

/** The session of a browser, logged in or not. */
type VisitorData = {
  /** The id of the wishlist. */
  wishlist: string
  /** The id of the basket. */
  basket: string
  /** The numbers of the last orders, the newest first. */
  orders: string[]
  /** The newest first. */
  opened: OpenedOrder[]
}

type Visitor = IronSession<VisitorData>

const oneYear = 365 * 24 * 60 * 60

/**
 * The name and the attributes of the session cookie. Over https the prefix `__Host-` prevents other hosts from setting
 * it.
 */
function options(): SessionOptions {
  const secure = config().baseUrl.startsWith('https:')
  const password = process.env.SESSION_SECRET
  if (!password)
    throw new Error('SESSION_SECRET is not set. Start the shop with `npm start` or `npm run dev`.')
  return {
    cookieName: secure ? '__Host-nestling' : 'nestling',
    password,
    ttl: oneYear,
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  }
}

/**
 * The visitor of a request. `save()` adds the cookie to the answer's headers. An invalid cookie starts a new session.
 */
export function visitorOf(request: Request, answer: Headers): Promise<Visitor> {
  return getIronSession<VisitorData>(webCookies(request, answer), options())
}

/** The visitor for whom a page is rendered. A page can read the session, but not change it. */
export const visitorOfPage = async (): Promise<Readonly<Partial<VisitorData>>> =>
  getIronSession<VisitorData>(await cookies(), options())
