import { sealData } from 'iron-session'
import { describe, expect, it, vi } from 'vitest'
import { leadAway } from '@/lib/server/edge/lead-away'

const password = 'a secret of the tests that is long enough'
vi.stubEnv('SESSION_SECRET', password)

const cookieOf = async (session: object) =>
  `i18n_redirected=de; shop-session=${await sealData(session, { password })}`

const away = async (address: string, session?: object) => {
  const { pathname, search } = new URL(address, 'http://shop.invalid')
  const headers = session ? { cookie: await cookieOf(session) } : {}
  const answer = await leadAway('baby', { headers }, { pathname, search })
  return answer && `${answer.status} ${answer.headers?.location}`
}

const login = (path: string) =>
  `307 ${path.split('/', 2).join('/')}/login/?reason=needed&target=${encodeURIComponent(path)}`

describe('a visitor whose session says that a screen is not theirs', () => {
  it.each([
    ['/de/konto/', {}, login('/de/konto/')],
    ['/de/konto/adressbuch/', { basket: 'b' }, login('/de/konto/adressbuch/')],
    ['/ch-fr/compte/mot-de-passe/?state=saved', { orders: ['1'] }, login('/ch-fr/compte/mot-de-passe/')],
    ['/de/kasse/', {}, '307 /de/warenkorb/'],
    ['/at/kasse/?step=payment', { wishlist: 'w' }, '307 /at/warenkorb/'],
    // What only the page can tell.
    ['/de/konto/', { login: 'l' }, undefined],
    ['/de/konto/bestellungen/', {}, undefined],
    ['/de/kasse/', { basket: 'b' }, undefined],
    ['/de/kasse/', { orders: ['1'] }, undefined],
    ['/de/kasse/', { opened: [{ number: '1', until: 1 }] }, undefined],
    ['/de/kasse/?order=1000000001', {}, undefined],
    ['/de/kasse/?lost=login', {}, undefined],
    ['/de/kasse/', { login: 'l' }, undefined],
    ['/de/kasse/login/', {}, undefined],
    ['/de/bestellstatus/', {}, undefined],
    ['/de/kleidung/', {}, undefined],
    ['/xx/konto/', {}, undefined],
  ] as const)('%s with %o is led to %s', async (address, session, location) => {
    expect(await away(address, session)).toBe(location)
  })

  it('is one without a cookie, or with one that nobody can open', async () => {
    expect(await away('/de/konto/')).toBe(login('/de/konto/'))
    const headers = { cookie: 'shop-session=Fe26.2*1*broken' }
    const asked = { pathname: '/de/kasse/', search: '' }
    expect((await leadAway('baby', { headers }, asked))?.headers?.location).toBe('/de/warenkorb/')
  })
})
