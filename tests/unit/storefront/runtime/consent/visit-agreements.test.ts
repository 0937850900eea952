import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentEvent } from '@/lib/storefront/runtime/consent/consent-event'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { readConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { hasAgreed, onAgreement, setAgreed } from '@/lib/storefront/runtime/consent/visit-agreements'
import { consent, decidedService } from '@/tests/fixtures/consent'
import { cookieJar } from '@/tests/fixtures/cookie-jar'

let jar = cookieJar()

const visit = (isOn: boolean | undefined) => {
  const services = [decidedService('youtube', 'media', isOn === true)]
  const categories = [{ group: serviceKey('media'), required: false, status: isOn === true }]
  const stored = consent({ timestamp: Date.now() - 1000, categories, services })
  jar = cookieJar(isOn === undefined ? {} : { consent: writeConsent(stored) })
  vi.stubGlobal('document', jar.document)
}

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'https:' } }))
  // Without a storage, agreements last as long as the page.
  vi.stubGlobal('sessionStorage', undefined)
})
afterEach(() => {
  visit(undefined)
  setAgreed('youtube', false)
  vi.unstubAllGlobals()
})

it.each([
  ['is not asked without a consent', undefined, false],
  ['is not asked after a refusal', false, false],
  ['is asked after a consent', true, true],
])('a video host %s', (_, isOn, expected) => {
  visit(isOn)
  expect(hasAgreed('youtube')).toBe(expected)
  expect(hasAgreed('vimeo')).toBe(false)
})

it('an agreement for this visit holds against a refusal, and changes no decision', () => {
  visit(false)
  const before = jar.values.get('consent')
  setAgreed('youtube', true)
  expect(hasAgreed('youtube')).toBe(true)
  expect(jar.values.get('consent')).toBe(before)
})

it('taking an agreement back takes the consent back as well', () => {
  visit(true)
  setAgreed('youtube', false)
  expect(hasAgreed('youtube')).toBe(false)
  expect(readConsent(jar.values.get('consent'))?.services[0]).toMatchObject({ status: false })
})

it('a page hears of agreements and of decisions until it is gone', () => {
  visit(false)
  const told = vi.fn()
  const leave = onAgreement(told)
  setAgreed('youtube', true)
  window.dispatchEvent(new Event(consentEvent))
  expect(told).toHaveBeenCalledTimes(2)
  leave()
  setAgreed('youtube', false)
  window.dispatchEvent(new Event(consentEvent))
  expect(told).toHaveBeenCalledTimes(2)
})
