import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportConsent } from '@/lib/storefront/runtime/consent/report-consent'
import { consentReport } from '@/schemas/api/consent'

const report = { address: 'https://videos.example/rum/consent/', shopId: 'fr-ch' }
const services = [
  { name: 'session', status: true },
  { name: 'econda_storage', status: false },
  { name: 'payback_storage', status: true },
]
const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('window', {
    location: new URL('https://shop.example/ch-fr/compte/nouveau-mot-de-passe/?hash=secret#x'),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a decision is posted with its services, and without what an address may hold of the visitor', async () => {
  await reportConsent(report, 'save', 1, services)
  const [address, request] = sent.mock.calls[0] ?? []
  expect(address).toBe(report.address)
  expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
  expect(consentReport.parse(JSON.parse(String(request?.body)))).toEqual({
    action: 'save',
    shopId: 'fr-ch',
    href: 'https://shop.example/ch-fr/compte/nouveau-mot-de-passe/',
    version: 1,
    consents: { session: true, econda_storage: false, payback_storage: true },
  })
})

it('nothing is posted where the shop has no address for it', async () => {
  await reportConsent(undefined, 'deny', 1, services)
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['an error of the network', () => sent.mockRejectedValue(new TypeError('offline'))],
  ['a refusal', () => sent.mockResolvedValue(new Response(null, { status: 500 }))],
])('%s is told to what listens to errors, and breaks nothing', async (_, fail) => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  fail()
  await expect(reportConsent(report, 'deny', 1, services)).resolves.toBeUndefined()
  expect(told.mock.calls.map(([{ message }]) => message)).toEqual([
    'The decision on consent was not reported',
  ])
  expect(sent).toHaveBeenCalledTimes(1)
})
