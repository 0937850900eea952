import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetServices, namesToForget } from '@/lib/storefront/consent/forget-services'
import { cookieJar } from '../../../fixtures/cookie-jar'

const services = [
  { name: 'shop', storage: ['consent', 'nestling'] },
  { name: 'counter', storage: ['_ga*', 'tracked'] },
  { name: 'bonus', storage: ['scrid', 'nestling'] },
  { name: 'greedy', storage: ['*', 'consent'] },
]
const names = ['_ga', '_ga_X1', 'ga', 'tracked', 'tracked2', 'scrid', 'nestling', 'consent']

describe('what is forgotten', () => {
  it.each([
    ['nothing while all is on', ['shop', 'counter', 'bonus', 'greedy'], []],
    ['what the service names, and names that begin like it', ['shop', 'bonus'], ['_ga', '_ga_X1', 'tracked']],
    ['not what another service needs', ['shop', 'counter'], ['scrid']],
    ['never the decision', [], ['_ga', '_ga_X1', 'tracked', 'scrid', 'nestling']],
  ])('is %s', (_, on, expected) =>
    expect(namesToForget(services, (name) => on.includes(name), names)).toEqual(expected),
  )
})

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
    const stores = [storage({ tracked: '1', kept: '1' }), storage({ tracked: '1' })]
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', { location: { protocol: 'https:', hostname: 'www.shop.example' } })
    vi.stubGlobal('localStorage', stores[0])
    vi.stubGlobal('sessionStorage', stores[1])
    forgetServices(services, (name) => name !== 'counter')
    expect([...values.keys()]).toEqual(['scrid', 'consent'])
    expect(stores.map((store) => Object.keys(store))).toEqual([['kept'], []])
    expect(lines.filter((line) => line.startsWith('_ga=')).join('\n')).toContain('Domain=shop.example')
  })
})
