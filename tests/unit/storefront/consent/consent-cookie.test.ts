import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  resetConsent,
  revokeService,
  saveConsent,
  serviceStanding,
} from '@/lib/storefront/consent/consent-cookie'
import { consentEvent } from '@/lib/storefront/consent/consent-event'
import { readConsent, writeConsent } from '@/lib/storefront/consent/stored-consent'
import { consentCookie } from '@/lib/storefront/consent/visitor-consent'
import { withoutOptional } from '@/lib/storefront/consent/without-optional'
import { consent, decidedAt } from '../../../fixtures/consent'
import { cookieJar } from '../../../fixtures/cookie-jar'

const browser = (cookies: Record<string, string>) => {
  const jar = cookieJar(cookies)
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  return jar
}

afterEach(() => vi.unstubAllGlobals())

describe('the reset of a consent', () => {
  it('leaves what is required for as long as it would have lasted', () => {
    const { values, lines } = browser({ consent: writeConsent(consent()), other: '1' })
    resetConsent(decidedAt + 1_000_000)
    expect(readConsent(values.get('consent'))).toEqual(withoutOptional(consent()))
    expect(lines[0]).toMatch(/; Max-Age=31555926; Path=\/; SameSite=Lax; Secure$/)
    expect(values.get('other')).toBe('1')
  })

  it.each([
    ['that is too old', writeConsent(consent({ timestamp: 0 }))],
    ['of another version', writeConsent(consent({ version: 0 }))],
    ['that cannot be read', 'x'],
  ])('removes one %s', (_, cookie) => {
    const { values } = browser({ consent: cookie, other: '1' })
    resetConsent(decidedAt + 1000)
    expect([...values.keys()]).toEqual(['other'])
  })

  it('of about one year is that of the cookie', () => expect(consentCookie.maxAgeSeconds).toBe(31_556_926))
})

describe('a decision', () => {
  it('is kept for a year and told to the page', () => {
    const { values, lines } = browser({ other: '1' })
    const told = vi.fn()
    vi.stubGlobal('dispatchEvent', told)
    expect(saveConsent(consent())).toBe(true)
    expect(readConsent(values.get('consent'))).toEqual(consent())
    expect(lines[0]).toMatch(/; Max-Age=31556926; Path=\/; SameSite=Lax; Secure$/)
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual([consentEvent])
  })

  it('on one service is taken back without renewing the others', () => {
    const { values, lines } = browser({ consent: writeConsent(consent()) })
    revokeService('payback_storage', decidedAt + 1_000_000)
    const left = readConsent(values.get('consent'))
    expect(left?.services.filter(({ status }) => status).map(({ name }) => name)).toEqual(['session'])
    expect(left?.timestamp).toBe(decidedAt)
    expect(lines[0]).toContain('; Max-Age=31555926;')
  })

  it.each(['econda_storage', 'session', 'unknown'])('to take back %s changes nothing', (name) => {
    const { values } = browser({ consent: writeConsent(consent()) })
    revokeService(name, decidedAt + 1000)
    expect(readConsent(values.get('consent'))).toEqual(consent())
  })
})

describe('a service', () => {
  const kiosk = 'Mozilla/5.0 retail/7'
  it.each([
    ['granted', 'payback_storage', consent(), 'Mozilla/5.0'],
    ['refused', 'econda_storage', consent(), 'Mozilla/5.0'],
    ['unknown', 'payback_storage', undefined, 'Mozilla/5.0'],
    ['unknown', 'econda_storage', undefined, 'Mozilla/5.0'],
    ['granted', 'econda_storage', undefined, kiosk],
    ['granted', 'econda_storage', undefined, 'Googlebot/2.1'],
    ['unknown', 'google_tag_manager', undefined, kiosk],
  ] as const)('is %s: %s', (standing, name, stored, userAgent) => {
    browser(stored ? { consent: writeConsent(stored) } : {})
    vi.stubGlobal('navigator', { userAgent })
    expect(serviceStanding(name, decidedAt + 1000)).toBe(standing)
  })
})
