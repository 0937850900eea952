import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetServices, namesToForget, ownServices } from '@/lib/storefront/runtime/consent/forget-services'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import { scridService } from '@/lib/storefront/runtime/origin'
import { storedNames } from '@/lib/storefront/runtime/tracking/stored-names'
import { cookieJar } from '@/tests/fixtures/cookie-jar'

const services = [
  { name: 'shop', storage: ['consent', 'nestling'] },
  { name: 'counter', storage: ['_ga*', 'counted'] },
  { name: 'bonus', storage: ['scrid', 'nestling'] },
  { name: 'greedy', storage: ['*', 'consent'] },
]
const names = ['_ga', '_ga_X1', 'ga', 'counted', 'counted2', 'scrid', 'nestling', 'consent']

describe('what is forgotten', () => {
  it.each([
    ['nothing while all is on', ['shop', 'counter', 'bonus', 'greedy'], []],
    ['what the service names, and names that begin like it', ['shop', 'bonus'], ['_ga', '_ga_X1', 'counted']],
    ['not what another service needs', ['shop', 'counter'], ['scrid']],
    ['never the decision', [], ['_ga', '_ga_X1', 'counted', 'scrid', 'nestling']],
  ])('is %s', (_, on, expected) =>
    expect(namesToForget(services, (name) => on.includes(name), names)).toEqual(expected),
  )
})

it('the shop knows what its tracking stores', () =>
  expect(ownServices.find(({ name }) => name === tagManagerService)?.storage.toSorted()).toEqual(
    storedNames.toSorted(),
  ))

describe('the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  const storage = (entries: Record<string, string>) =>
    Object.defineProperty({ ...entries }, 'removeItem', {
      value(this: Record<string, string>, key: string) {
        delete this[key]
      },
    })

  it('loses cookies, of its domain too, and the entries of both storages', () => {
    const { document, values, lines } = cookieJar({ _ga: '1', scrid: '2', consent: '3' })
    const stores = [storage({ counted: '1', kept: '1' }), storage({ counted: '1' })]
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', {
      location: {
        protocol: 'https:',
        host: 'www.shop.example',
        hostname: 'www.shop.example',
        pathname: '/de/',
      },
    })
    vi.stubGlobal('localStorage', stores[0])
    vi.stubGlobal('sessionStorage', stores[1])
    forgetServices(services, (name) => name !== 'counter')
    expect([...values.keys()]).toEqual(['scrid', 'consent'])
    expect(stores.map((store) => Object.keys(store))).toEqual([['kept'], []])
    expect(lines.filter((line) => line.startsWith('_ga=')).join('\n')).toContain('Domain=shop.example')
  })

  it.each<[string, string[], string[]]>([
    ['what is on', ['counter', scridService, tagManagerService], ['scrid', 'tracked', 'ga:user']],
    ['not the site of the bonus partner', ['counter', tagManagerService], ['tracked', 'ga:user']],
    ['not what tracking stores', ['counter', scridService], ['scrid']],
    ['neither where only others are asked for', ['counter'], []],
  ])('keeps %s, whatever the layout names', (_, on, left) => {
    const { document, values } = cookieJar({ scrid: '12', consent: '3' })
    const stores = [storage({ tracked: '1' }), storage({ 'ga:user': '1' })]
    vi.stubGlobal('document', document)
    const location = new URL('https://www.shop.example/de/')
    vi.stubGlobal('window', { location })
    vi.stubGlobal('localStorage', stores[0])
    vi.stubGlobal('sessionStorage', stores[1])
    forgetServices([{ name: 'counter', storage: [] }], (name) => on.includes(name))
    const kept = [...values.keys(), ...stores.flatMap((store) => Object.keys(store))]
    expect(kept.filter((name) => name !== 'consent')).toEqual(left)
    expect(kept).toContain('consent')
  })

  /** Cookies by name, path and domain, of which the page sees those of its own path. */
  function browserAt(
    pathname: string,
    cookies: readonly [name: string, path: string, domain?: string][],
    links: string[],
  ) {
    const host = 'www.shop.example'
    const keyOf = (name: string, path: string, domain = host) => `${name} ${path} ${domain}`
    const kept = new Set(cookies.map((cookie) => keyOf(...cookie)))
    const sees = (path: string) =>
      pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
    vi.stubGlobal('window', { location: { protocol: 'https:', host, hostname: host, pathname } })
    vi.stubGlobal('document', {
      links: [
        ...links.map((path) => ({ host, pathname: path })),
        { host: 'other.example', pathname: '/elsewhere/' },
      ],
      get cookie() {
        return cookies.flatMap(([name, path]) => (sees(path) ? [`${name}=1`] : [])).join('; ')
      },
      set cookie(line: string) {
        const [, name = ''] = /^([^=]+)=;/.exec(line) ?? []
        const [, path = ''] = /; Path=([^;]*)/.exec(line) ?? []
        if (line.includes('Max-Age=0')) kept.delete(keyOf(name, path, /; Domain=([^;]*)/.exec(line)?.[1]))
      },
    })
    forgetServices(services, (name) => name !== 'counter')
    return [...kept]
  }

  it.each([['/'], ['/de'], ['/de/'], ['/de/schlafen'], ['/de/schlafen/betten/']])(
    'loses cookies that a script has set at the path %s of its page',
    (path) => {
      expect(
        browserAt(
          '/de/schlafen/betten/',
          [
            ['_ga_X1', path],
            ['_ga', path, 'shop.example'],
            ['scrid', path],
          ],
          [],
        ),
      ).toEqual([`scrid ${path} www.shop.example`])
    },
  )

  it('loses cookies of other pages that it knows, which it cannot see, by their whole names', () => {
    const cookies: [string, string, string?][] = [
      ['counted', '/de/warenkorb'],
      ['counted', '/at/', 'shop.example'],
      ['scrid', '/de/warenkorb'],
      ['consent', '/de/warenkorb'],
    ]
    expect(browserAt('/de/', cookies, ['/de/warenkorb/', '/at/versand/'])).toEqual([
      'scrid /de/warenkorb www.shop.example',
      'consent /de/warenkorb www.shop.example',
    ])
  })
})
