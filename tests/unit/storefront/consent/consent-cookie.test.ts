import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentCookie, resetConsent } from '@/lib/storefront/consent/consent-cookie'
import { readConsent, writeConsent } from '@/lib/storefront/consent/stored-consent'
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
