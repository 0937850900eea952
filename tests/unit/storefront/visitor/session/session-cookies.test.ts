import { getIronSession } from 'iron-session'
import { describe, expect, it } from 'vitest'
import { pageCookies, requestCookies } from '@/lib/storefront/visitor/session/session-cookies'

const password = 'a password of the tests that is long enough'
type Data = { basket?: string }

describe.each(['shop-session', '__Host-shop-session'])('the cookie %s', (cookieName) => {
  const former = cookieName.replace('shop-session', 'nestling')
  const options = { cookieName, password, cookieOptions: { secure: cookieName.startsWith('__Host-') } }

  const sealed = async (name: string, basket: string) => {
    const headers = new Headers()
    const jar = requestCookies(new Request('http://shop.example'), headers)
    const session = await getIronSession<Data>(jar, { ...options, cookieName: name })
    session.basket = basket
    await session.save()
    return headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const opened = (cookie: string, answer: Headers) =>
    getIronSession<Data>(
      requestCookies(new Request('http://shop.example', { headers: { cookie } }), answer),
      options,
    )

  it('goes on with the basket of the former cookie, and replaces it with the first change', async () => {
    const answer = new Headers()
    const session = await opened(await sealed(former, 'b1'), answer)
    expect(session.basket).toBe('b1')
    await session.save()
    const [written, ended, ...others] = answer.getSetCookie()
    expect(written).toMatch(new RegExp(`^${cookieName}=.+`))
    expect(ended).toMatch(new RegExp(`^${former}=;.*Max-Age=0`))
    expect(others).toEqual([])
    expect((await opened(written?.split(';')[0] ?? '', new Headers())).basket).toBe('b1')
  })

  it('counts before the former one', async () => {
    const cookies = `${await sealed(former, 'old')}; ${await sealed(cookieName, 'new')}`
    expect((await opened(cookies, new Headers())).basket).toBe('new')
  })

  it('ends nothing that a browser does not have', async () => {
    const answer = new Headers()
    const session = await opened('', answer)
    session.basket = 'b2'
    await session.save()
    expect(answer.getSetCookie()).toHaveLength(1)
  })

  it('is read by a page under both names', async () => {
    for (const name of [former, cookieName]) {
      const [, value = ''] = (await sealed(name, 'b3')).split(/=(.*)/s)
      const jar = { get: (asked: string) => (asked === name ? { name, value } : undefined) }
      expect((await getIronSession<Data>(pageCookies(jar), options)).basket).toBe('b3')
    }
  })
})
