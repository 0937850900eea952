import { type CookieJar, webCookies } from 'iron-session'

/** What the session's cookie was called in the release before. The next release no longer reads it. */
export const formerSessionCookie = (name: string): string => name.replace('shop-session', 'nestling')

/**
 * The cookies of a call. A browser that has only the session's former cookie goes on with it, and the first answer that
 * writes the session gives it the present name and ends the former.
 */
export function requestCookies(request: Request, answer: Headers): CookieJar {
  const jar = webCookies(request, answer)
  return {
    ...jar,
    read: (name) => jar.read(name) ?? jar.read(formerSessionCookie(name)),
    write(name, value, options) {
      jar.write(name, value, options)
      const former = formerSessionCookie(name)
      if (jar.read(former) !== undefined) jar.write(former, '', { ...options, maxAge: 0 })
    },
  }
}

type PageCookies = { get: (name: string) => { name: string; value: string } | undefined }

/** The cookies of a page, which reads the session and cannot change it. */
export const pageCookies = (jar: PageCookies) => ({
  get: (name: string) => jar.get(name) ?? jar.get(formerSessionCookie(name)),
  set() {
    throw new Error('A page cannot change the session.')
  },
})
