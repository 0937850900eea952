import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '@/lib/storefront/design/ui/toasts/toast-store'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { readConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { voucherKeptEvent } from '@/lib/storefront/runtime/origin'
import { runAddressActions } from '@/lib/storefront/runtime/start/run-address-actions'
import { consent } from '@/tests/fixtures/consent'
import { cookieJar } from '@/tests/fixtures/cookie-jar'

vi.mock('@/lib/storefront/design/ui/toasts/toast-store', () => ({ showToast: vi.fn() }))

const words = {
  voucher: 'Gutschein',
  goodbye: 'Konto',
  consentReset: 'Einwilligung',
  cancelled: 'Bestellung {number} abgebrochen',
}
const allowed = () => writeConsent(consent({ timestamp: Date.now() - 1000 }))

/** A page that was opened at an address, in a browser with cookies. */
function opened(path: string, cookies: Record<string, string> = {}) {
  const jar = cookieJar(cookies)
  const location = new URL(path, 'https://shop.example')
  const replaceState = vi.fn((_state: unknown, _title: string, rest: string) => {
    location.href = new URL(rest, location).href
  })
  const session = { 'video-consent-youtube': 'yes', other: '1', removeItem: vi.fn() }
  vi.stubGlobal('document', jar.document)
  const told = new EventTarget()
  const announced = vi.fn()
  told.addEventListener(voucherKeptEvent, announced)
  const dispatchEvent = (event: Event) => told.dispatchEvent(event)
  vi.stubGlobal('window', { location, history: { replaceState }, dispatchEvent })
  vi.stubGlobal('sessionStorage', session)
  return { ...jar, location, replaceState, session, announced }
}

beforeEach(() => vi.mocked(showToast).mockClear())
afterEach(() => vi.unstubAllGlobals())

describe('an address', () => {
  it('with a voucher is answered once, however often it is read', () => {
    const { values, lines, location, announced } = opened('/de/?voucher=HERBST&a=1#b')
    runAddressActions(words)
    runAddressActions(words)
    expect(values.get('voucher')).toBe('HERBST')
    expect(lines).toEqual(['voucher=HERBST; Max-Age=1209600; Path=/; SameSite=Lax; Secure'])
    expect(vi.mocked(showToast).mock.calls).toEqual([['Gutschein', 'info']])
    expect(announced).toHaveBeenCalledTimes(1)
    expect(location.href).toBe('https://shop.example/de/?a=1#b')
  })

  it('with a voucher says nothing on the basket, which shows the code itself', () => {
    const { announced } = opened('/de/warenkorb/?voucher=HERBST')
    const find = (selector: string) => (selector === '[data-basket]' ? {} : null)
    Object.assign(document, { querySelector: find })
    runAddressActions(words)
    expect(announced).toHaveBeenCalledTimes(1)
    expect(showToast).not.toHaveBeenCalled()
  })

  it('with a hostile voucher keeps the one from before and says nothing', () => {
    const { values, location } = opened('/de/?voucher=A%3B%20Domain%3Devil', { voucher: 'HERBST' })
    runAddressActions(words)
    expect([...values]).toEqual([['voucher', 'HERBST']])
    expect(showToast).not.toHaveBeenCalled()
    expect(location.search).toBe('')
  })

  it('does not promise a voucher that the browser does not keep', () => {
    opened('/de/?voucher=HERBST')
    vi.stubGlobal('document', { cookie: '', querySelector: () => null, __proto__: null })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    runAddressActions(words)
    expect(showToast).not.toHaveBeenCalled()
  })

  it('says goodbye', () => {
    const { location } = opened('/de/?redirect=goodbye')
    runAddressActions(words)
    expect(vi.mocked(showToast).mock.calls).toEqual([['Konto', 'info']])
    expect(location.search).toBe('')
  })

  it('that asks for nothing is left alone', () => {
    const { replaceState, lines } = opened('/de/?a=1#b')
    runAddressActions(words)
    expect(replaceState).not.toHaveBeenCalled()
    expect(lines).toEqual([])
  })
})

describe('a scrid', () => {
  it('is kept with consent, and leaves the address', () => {
    const { values, location } = opened('/de/?scrid=12345', { consent: allowed() })
    runAddressActions(words)
    expect(values.get('scrid')).toBe('12345')
    expect(location.search).toBe('')
  })

  it.each([
    ['without a consent', '/de/?scrid=123', {}],
    ['with one that is too old', '/de/?scrid=123', { consent: writeConsent(consent({ timestamp: 0 })) }],
    [
      'when the service is off',
      '/de/?scrid=123',
      { consent: writeConsent(consent({ timestamp: Date.now() - 1000, services: [] })) },
    ],
    ['above its limit', '/de/?scrid=123456', { consent: allowed() }],
    ['while the consent is taken back', '/de/?scrid=123#denyConsent', { consent: allowed() }],
  ])('is not kept %s', (_, path, cookies) => {
    const { values } = opened(path, cookies)
    runAddressActions(words)
    expect(values.has('scrid')).toBe(false)
  })
})

describe('#denyConsent', () => {
  it('takes back what was allowed and what was kept for it, and leaves the address', () => {
    const { values, location, session } = opened('/de/?a=1#denyConsent', {
      consent: allowed(),
      scrid: '12',
      voucher: 'HERBST',
    })
    runAddressActions(words)
    const left = readConsent(values.get('consent'))?.services.filter(({ status }) => status)
    expect(left?.map(({ key }) => key)).toEqual([serviceKey('session')])
    expect(values.has('scrid')).toBe(false)
    expect(values.get('voucher')).toBe('HERBST')
    const removed = session.removeItem.mock.calls.map(([name]) => name)
    expect(removed.toSorted()).toEqual([
      ...['ga:user', 'internal-visitor', 'tracked', 'tracked-later', 'video-consent-youtube'],
    ])
    expect(location.href).toBe('https://shop.example/de/?a=1')
    expect(vi.mocked(showToast).mock.calls).toEqual([['Einwilligung', 'info']])
  })
})
