import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorService } from '@/lib/storefront/runtime/consent'
import { writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { consent, decidedService } from '@/tests/fixtures/consent'

const client = vi.hoisted(() => ({ opened: vi.fn(), reported: vi.fn() }))
const settings = vi.hoisted(() => ({ errors: undefined as object | undefined }))
vi.mock('@/lib/storefront/runtime/tracking/client', () => ({ loadSettings: async () => settings }))
vi.mock('@/lib/storefront/runtime/errors/error-client', () => ({
  openErrorClient: (given: unknown) => {
    client.opened(given)
    return client.reported
  },
}))

let page: EventTarget
let cookie: string
beforeEach(() => {
  vi.resetModules()
  client.opened.mockClear()
  client.reported.mockClear()
  settings.errors = { dsn: 'https://key@errors.example.com/1', environment: 'production', release: '0.2.0' }
  cookie = ''
  page = Object.assign(new EventTarget(), {
    location: { origin: 'https://shop.example', pathname: '/de/danke/71803399/', search: '?hash=secret' },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    querySelector: () => null,
  })
})
afterEach(() => vi.unstubAllGlobals())

function decide(status: boolean) {
  const services = [decidedService(errorService, 'statistics', status)]
  cookie = `consent=${writeConsent(consent({ timestamp: Date.now() - 1_000, services }))}`
}
const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }))
/** Loading the code takes longer on a busy machine. */
const settled = () => vi.waitFor(() => vi.dynamicImportSettled(), 30_000)

describe('Errors of a page', () => {
  it('are reported with consent: thrown, rejected and caught by a screen', async () => {
    decide(true)
    const { reportPageError, watchErrors } = await import('@/lib/storefront/runtime/errors/watch-errors')
    watchErrors()
    watchErrors()
    const errors = [new Error('thrown'), new Error('rejected'), new Error('caught')]
    fail(errors[0])
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errors[1] }))
    reportPageError(errors[2])
    await settled()
    expect(client.reported.mock.calls).toEqual(errors.map((error) => [error]))
    expect(client.opened.mock.calls).toEqual([[settings.errors]])
  })

  it('are ten of a document at most', async () => {
    decide(true)
    const { watchErrors } = await import('@/lib/storefront/runtime/errors/watch-errors')
    watchErrors()
    for (let again = 0; again < 30; again += 1) fail(new Error('in a loop'))
    await settled()
    expect(client.reported).toHaveBeenCalledTimes(10)
  })

  it.each([
    ['without a decision', () => undefined],
    ['without consent', () => decide(false)],
    [
      'where the shop has no address for it',
      () => {
        decide(true)
        settings.errors = undefined
      },
    ],
  ])('are not reported %s', async (_, given) => {
    given()
    const { watchErrors } = await import('@/lib/storefront/runtime/errors/watch-errors')
    watchErrors()
    fail(new Error('thrown'))
    await settled()
    expect(client.opened).not.toHaveBeenCalled()
  })
})
