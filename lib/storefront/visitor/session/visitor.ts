import 'server-only'
import { getIronSession, type IronSession, type SessionOptions } from 'iron-session'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { isServedByHttps } from '@/lib/platform/http'
import type { Customer } from '@/lib/shop/customers'
import { logins } from '@/lib/shop/door'
import { formerSessionCookie, pageCookies, requestCookies } from './session-cookies'

/** An order that was opened in a browser: until when, in milliseconds. */
export type OpenedOrder = {
  number: string
  until: number
  /** By the signed link of a mail, or by its number and mail address, which are no secret. Sessions of before name none. */
  by?: 'link' | 'number'
}

/** The session of a browser, logged in or not. */
type VisitorData = {
  /** The id of the wishlist: of a customer who is logged in, the customer's. */
  wishlist: string
  /** The id of the basket. */
  basket: string
  /** The numbers of the last orders, the newest first. */
  orders: string[]
  /** The newest first. */
  opened: OpenedOrder[]
  /** The token of the login. */
  login: string
  /** The links of mails that this browser has asked for, by their ids, the newest first. */
  asked: number[]
  /** The name of this browser, made for the customer who has logged in with it last. */
  browser: string
  /** Why a tap was refused whose page the visitor had left, and when, in milliseconds: the next page tells it. */
  refused?: { words: string; at: number }
}

/** The cookie of the session holds no more. */
const mostAsked = 5

/** The links that a browser has asked for with one more, the newest first. */
export const withAsked = (asked: readonly number[] | undefined, link: number): number[] =>
  [link, ...(asked ?? [])].slice(0, mostAsked)

/** Read from the database by the login, and no part of the cookie. */
type Known = {
  readonly customer?: Customer
  readonly loggedInAt?: Date
  /** The browser was logged in until its login ended. */
  readonly hasLostLogin?: boolean
}

export type Visitor = IronSession<VisitorData> & Known
export type PageVisitor = Readonly<Partial<VisitorData>> & Known

const oneYear = 365 * 24 * 60 * 60

/**
 * The name and the attributes of the session cookie. Over https the prefix `__Host-` prevents other hosts from setting
 * it.
 */
function options(): SessionOptions {
  const secure = isServedByHttps(config())
  const password = process.env.SESSION_SECRET
  if (!password)
    throw new Error('SESSION_SECRET is not set. Start the shop with `npm start` or `npm run dev`.')
  return {
    cookieName: secure ? '__Host-shop-session' : 'shop-session',
    password,
    ttl: oneYear,
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  }
}

/**
 * Reads who is logged in. The lists of a customer are found by the login alone, so that a cookie from before a logout, or
 * from before a password was changed, opens nothing.
 */
async function withCustomer(session: IronSession<VisitorData>): Promise<Visitor> {
  if (session.login === undefined) return session
  const found = await logins.find(config().brand, session.login, currentTime())
  const lists: Partial<VisitorData> = session
  delete lists.basket
  delete lists.wishlist
  if (!found) {
    delete lists.login
    delete lists.orders
    delete lists.opened
    // As below, not a part of the cookie.
    Object.defineProperty(session, 'hasLostLogin', { value: true })
    return session
  }
  if (found.basket) session.basket = found.basket
  if (found.wishlist) session.wishlist = found.wishlist
  // A property that cannot be enumerated is not written into the cookie.
  const { customer, loggedInAt } = found
  Object.defineProperties(session, { customer: { value: customer }, loggedInAt: { value: loggedInAt } })
  return session
}

/**
 * The visitor of a request. `save()` adds the cookie to the answer's headers. An invalid cookie starts a new session.
 */
export async function visitorOf(request: Request, answer: Headers): Promise<Visitor> {
  return withCustomer(await getIronSession<VisitorData>(requestCookies(request, answer), options()))
}

/** What the cookies of a request say of its visitor, before anything is looked up: a login may have ended. */
export async function sessionIn(cookies: string | undefined): Promise<Partial<VisitorData>> {
  const sealed = options()
  const names = [sealed.cookieName, formerSessionCookie(sealed.cookieName)]
  if (!cookies || !names.some((name) => cookies.includes(`${name}=`))) return {}
  const request = new Request('http://shop.invalid', { headers: { cookie: cookies } })
  return getIronSession<VisitorData>(requestCookies(request, new Headers()), sealed)
}

/**
 * The visitor for whom a page is rendered, read once however many parts of the page ask. A page can read the session, but
 * not change it.
 */
export const visitorOfPage = cache(async (): Promise<PageVisitor> => {
  // Opening a cookie asks for the time, which nothing may that is rendered ahead of its request.
  await connection()
  return withCustomer(await getIronSession<VisitorData>(pageCookies(await cookies()), options()))
})
