import { afterEach, expect, it, vi } from 'vitest'
import { isDue } from '@/lib/storefront/runtime/consent/is-due'
import { type StoredConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { consentValidity } from '@/lib/storefront/runtime/consent/validity'
import { consent } from '@/tests/fixtures/consent'

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile'
const at = (timestamp: number, change: Partial<StoredConsent> = {}) =>
  `consent=${writeConsent(consent({ timestamp, ...change }))}`
const recent = Date.now() - 60_000

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['asks without a cookie', '', phone, false, true],
  ['asks with another cookie', 'myconsent=1; nestling=2', phone, false, true],
  ['does not ask after a decision', `nestling=1; ${at(recent)}; voucher=2`, phone, false, false],
  ['asks a year later', at(recent - consentValidity), phone, false, true],
  ['asks after another version', at(recent, { version: 0 }), phone, false, true],
  ['asks when the visitor did not decide', at(recent, { userInteracted: false }), phone, false, true],
  ['asks when the cookie is half of one', at(recent).slice(0, 60), phone, false, true],
  ['asks when the cookie is a broken escape', 'consent=%E0%A4%A', phone, false, true],
  ['asks when the cookie is null', 'consent=null', phone, false, true],
  ['asks when the cookie is one of before', 'consent=%7B%22version%22%3A1%7D', phone, false, true],
  ['asks when the cookie has no time', 'consent=%7B%22userInteracted%22%3Atrue%7D', phone, false, true],
  ['does not ask in a kiosk', '', `${phone} retail/3`, false, false],
  ['does not ask a crawler', '', 'Googlebot/2.1', false, false],
  ['does not ask in the frame of an editor', '', phone, true, false],
])('a page %s', (_, cookie, userAgent, isFramed, expected) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { userAgent })
  const self = {}
  vi.stubGlobal('window', { self, top: isFramed ? {} : self })
  expect(isDue()).toBe(expected)
})
