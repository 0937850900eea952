import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentAtFirst } from '@/lib/storefront/runtime/consent/consent-at-first'
import {
  resetConsent,
  revokeService,
  saveConsent,
  serviceStanding,
} from '@/lib/storefront/runtime/consent/consent-cookie'
import { consentEvent } from '@/lib/storefront/runtime/consent/consent-event'
import { presentStanding } from '@/lib/storefront/runtime/consent/decided-consent'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { readConsent, writeConsent, writeHistories } from '@/lib/storefront/runtime/consent/stored-consent'
import { consentCookie, historyName, visitorConsent } from '@/lib/storefront/runtime/consent/visitor-consent'
import { consent, decidedAt, decidedService } from '@/tests/fixtures/consent'
import { cookieJar } from '@/tests/fixtures/cookie-jar'

type Kept = Record<string, string>

/** The services as the layout's content names them: that of comparisons is on at first. */
const atFirst = consentAtFirst([
  { group: 'essential', required: true, defaultValue: true, services: [{ name: 'session' }] },
  { group: 'statistics', required: false, defaultValue: false, services: [{ name: 'econda_storage' }] },
  { group: 'marketing', required: false, defaultValue: false, services: [{ name: 'payback_storage' }] },
  { group: 'comfort', required: false, defaultValue: true, services: [{ name: 'comparisons' }] },
])

const browser = (cookies: Kept, standing: string | undefined = atFirst, entries: Kept = {}) => {
  const jar = cookieJar(cookies)
  jar.document.querySelector = () => (standing === undefined ? null : { dataset: { consent: standing } })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries[name] ?? null,
    setItem(name: string, value: string) {
      entries[name] = value
    },
  })
  return { ...jar, entries }
}
const stored = (given = consent()) => ({ consent: writeConsent(given) })
const histories = (given = consent()) => ({ [historyName]: writeHistories(given) })

const on = () =>
  visitorConsent()
    ?.services.filter(({ status }) => status)
    .map(({ key }) => key)
const keys = (...names: string[]) => names.map(serviceKey)

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' }))
afterEach(() => {
  browser({})
  saveConsent(consent())
  vi.unstubAllGlobals()
})

const later = decidedAt + 1_000_000
const statusesOf = (name: string) =>
  visitorConsent()
    ?.services.find(({ key }) => key === serviceKey(name))
    ?.history.map(({ status }) => status)

describe('the reset of a consent', () => {
  it('is the decision of the button that denies: defaults, with what was decided before', () => {
    browser(stored(), atFirst, histories())
    resetConsent(later)
    expect(on()).toEqual(keys('session', 'comparisons'))
    expect(visitorConsent()).toMatchObject({ userInteracted: true, timestamp: later })
    expect(statusesOf('payback_storage')).toEqual(['accepted', 'denied'])
    expect(statusesOf('comparisons')).toEqual(['accepted'])
  })

  it.each([
    ['that is missing', {}],
    ['that is too old', stored(consent({ timestamp: 0 }))],
    ['of another version', stored(consent({ version: 0 }))],
    ['that cannot be read', { consent: 'x' }],
  ])('denies with one %s', (_, cookies) => {
    const { values } = browser({ ...cookies, other: '1' })
    resetConsent(later)
    expect(on()).toEqual(keys('session', 'comparisons'))
    expect(serviceStanding('payback_storage', later + 1)).toBe('refused')
    expect(values.get('other')).toBe('1')
  })

  it('leaves what is required in a document without a layout', () => {
    browser(stored(), '', histories())
    resetConsent(later)
    expect(on()).toEqual(keys('session'))
    expect(statusesOf('payback_storage')).toEqual(['accepted', 'denied'])
  })

  it('leaves nothing in such a document without a consent', () => {
    const { values } = browser({ consent: 'x', other: '1' }, '')
    resetConsent(later)
    expect([...values.keys()]).toEqual(['other'])
  })

  it('of about one year is that of the cookie', () => expect(consentCookie.maxAgeSeconds).toBe(31_556_926))
})

describe('a decision', () => {
  it('is kept for a year and told to the page', () => {
    const { lines } = browser({ other: '1' })
    const told = vi.fn()
    vi.stubGlobal('dispatchEvent', told)
    expect(saveConsent(consent())).toBe(true)
    expect(visitorConsent()).toEqual(consent())
    expect(lines.at(-1)).toMatch(/; Max-Age=31556926; Path=\/; SameSite=Lax; Secure$/)
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual([consentEvent])
  })

  it('removes the cookie of the one before, and stands in its place', () => {
    const { lines, values } = browser(stored())
    saveConsent(consent({ timestamp: later }))
    expect(lines.map((line) => line.split('=')[0])).toEqual(['consent', 'consent'])
    expect(lines[0]).toContain('Max-Age=0')
    expect(readConsent(values.get('consent'))?.timestamp).toBe(later)
  })

  it('on 200 services, three times each, is kept whole', () => {
    const { entries } = browser({})
    const services = Array.from({ length: 200 }, (_, index) => {
      const one = decidedService(
        `performance_monitoring_of_a_partner_${index}`,
        'statistics',
        index % 2 === 0,
      )
      const [decision] = one.history
      return {
        ...one,
        history: decision ? [1, 2, 3].map((day) => ({ ...decision, timestamp: later + day * index })) : [],
      }
    })
    const given = consent({ services })
    expect(saveConsent(given)).toBe(true)
    expect(visitorConsent()?.services).toEqual(services)
    expect(Object.keys(entries)).toEqual([historyName])
  })

  it.each([
    [
      'that the browser refuses',
      () => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    ],
    ['whose histories it refuses', () => vi.stubGlobal('localStorage', undefined)],
  ])('%s', (what, refuse) => {
    browser({})
    refuse()
    const isKept = what === 'whose histories it refuses'
    expect(saveConsent(consent())).toBe(isKept)
    expect(on()).toEqual(isKept ? keys('session', 'payback_storage') : undefined)
  })

  it('that is not kept counts as a refusal, also of what an older cookie allowed', () => {
    browser(stored())
    const tooLong = consent({ appVersion: 'a'.repeat(5000), timestamp: later })
    expect(saveConsent(tooLong)).toBe(false)
    expect(visitorConsent()).toBeUndefined()
    expect(serviceStanding('payback_storage', later)).toBe('refused')
    expect(serviceStanding('comparisons', later)).toBe('refused')
    expect(serviceStanding('session', later)).toBe('granted')
    expect(presentStanding()).toBe('')
    expect(saveConsent(consent())).toBe(true)
    expect(serviceStanding('payback_storage', later)).toBe('granted')
  })

  it('on one service is taken back without renewing the others', () => {
    const { lines } = browser(stored(), atFirst, histories())
    revokeService('payback_storage', later)
    expect(on()).toEqual(keys('session'))
    expect(visitorConsent()?.timestamp).toBe(decidedAt)
    expect(lines.at(-1)).toContain('; Max-Age=31555926;')
  })

  it.each(['econda_storage', 'session', 'unknown'])('to take back %s changes nothing', (name) => {
    browser(stored(), atFirst, histories())
    revokeService(name, decidedAt + 1000)
    expect(visitorConsent()).toEqual(consent())
  })
})

describe('a service', () => {
  const kiosk = 'Mozilla/5.0 retail/7'
  const crawler = 'Googlebot/2.1'
  it.each([
    ['granted', 'payback_storage', consent(), 'Mozilla/5.0'],
    ['refused', 'econda_storage', consent(), 'Mozilla/5.0'],
    ['unknown', 'payback_storage', undefined, 'Mozilla/5.0'],
    ['unknown', 'econda_storage', undefined, 'Mozilla/5.0'],
    ['granted', 'econda_storage', undefined, kiosk],
    ['granted', 'econda_storage', undefined, crawler],
    ['unknown', 'payback_storage', undefined, kiosk],
    // What is required is always on, and without a decision all else is as the layout says.
    ['granted', 'session', undefined, 'Mozilla/5.0'],
    ['granted', 'session', consent({ services: [] }), 'Mozilla/5.0'],
    ['granted', 'session', undefined, kiosk],
    ['granted', 'session', undefined, crawler],
    ['granted', 'comparisons', undefined, 'Mozilla/5.0'],
    ['granted', 'comparisons', undefined, kiosk],
    ['granted', 'comparisons', undefined, crawler],
    ['granted', 'comparisons', consent({ timestamp: 0 }), 'Mozilla/5.0'],
    ['refused', 'comparisons', consent(), 'Mozilla/5.0'],
    ['unknown', 'google_tag_manager', undefined, kiosk],
  ] as const)('is %s: %s', (standing, name, given, userAgent) => {
    browser(given ? stored(given) : {})
    vi.stubGlobal('navigator', { userAgent })
    expect(serviceStanding(name, decidedAt + 1000)).toBe(standing)
  })
})
