import { beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db'
import { describeOnDatabases } from '../../../fixtures/databases'
import { paymentRequest } from '../../../fixtures/payment-provider-contract'

const shop = vi.hoisted(() => ({
  db: undefined as unknown,
  config: { brand: 'baby', baseUrl: 'http://shop.example', stripe: undefined as object | undefined },
  woken: [] as string[],
}))

vi.mock('@/lib/platform/db/database', () => ({ database: () => shop.db as Database }))
vi.mock('@/lib/platform/config', () => ({ config: () => shop.config }))
vi.mock('@/lib/platform/worker/worker', () => ({ wake: async (job: string) => void shop.woken.push(job) }))

const { GET, POST } = await import('@/app/sandbox-payments/[reference]/route')
const { paymentProvider } = await import('@/lib/platform/payments')

const context = (reference: string) => ({ params: Promise.resolve({ reference }) })
const address = (reference: string) => `http://shop.example/sandbox-payments/${reference}/`
const ownPage = { 'sec-fetch-site': 'same-origin' }

const show = (reference: string) => GET(new Request(address(reference)), context(reference))
const decide = (reference: string, decision: string, headers: Record<string, string> = ownPage) =>
  POST(
    new Request(address(reference), { method: 'POST', headers, body: new URLSearchParams({ decision }) }),
    context(reference),
  )

describeOnDatabases('the page of the sandbox', (getDb) => {
  beforeEach(() => {
    shop.db = getDb()
    shop.config.stripe = undefined
    shop.woken = []
  })

  const request = paymentRequest({ locale: 'fr-CH', currency: 'CHF' })
  const create = async () => {
    const provider = await paymentProvider()
    return {
      provider,
      ...(await provider.create(paymentRequest({ ...request, paymentId: crypto.randomUUID() }))),
    }
  }

  it('stands where the payment says, for this shopper alone', async () => {
    const { reference, redirectUrl } = await create()
    expect(redirectUrl).toBe(address(reference))
    const answer = await show(reference)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('<html lang="fr-CH">')
  })

  it.each([
    ['approve', 'paid', request.returnUrl],
    ['decline', 'failed', request.returnUrl],
    ['later', 'open', request.returnUrl],
    ['abandon', 'open', request.cancelUrl],
  ])('carries out %s, and leads back to the shop', async (decision, status, location) => {
    const { provider, reference } = await create()
    const answer = await decide(reference, decision)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(location)
    expect(await provider.find(reference)).toMatchObject({ status })
    expect(shop.woken).toEqual(['sandbox-payments'])
  })

  it('leads on from an old copy of the page by what was decided before', async () => {
    const { provider, reference } = await create()
    await decide(reference, 'later')
    expect((await decide(reference, 'abandon')).headers.get('location')).toBe(request.returnUrl)
    await provider.cancel(reference)
    expect((await decide(reference, 'approve')).headers.get('location')).toBe(request.cancelUrl)
    expect(await provider.find(reference)).toMatchObject({ status: 'cancelled' })
  })

  it('refuses what is no decision, or comes from a page of another site', async () => {
    const { provider, reference } = await create()
    expect((await decide(reference, 'everything')).status).toBe(400)
    expect((await decide(reference, 'approve', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await decide(reference, 'approve', {})).status).toBe(403)
    expect((await decide(reference, 'x'.repeat(2_000))).status).toBe(413)
    expect(await provider.find(reference)).toMatchObject({ status: 'open' })
  })

  it('is missing for a payment that is not there', async () => {
    for (const reference of ['sbx_none', '', '%00', 'ü'.repeat(300)]) {
      expect((await show(reference)).status).toBe(404)
      // Without a reference there is no such route.
      if (reference) expect((await decide(reference, 'approve')).status).toBe(404)
    }
  })

  it('is missing where a payment service is set, also for payments from before', async () => {
    const { provider, reference } = await create()
    shop.config.stripe = { secretKey: 'sk_test_abcdefghijkl', webhookSecret: 'whsec_abcdefghijkl' }
    expect((await show(reference)).status).toBe(404)
    expect((await decide(reference, 'approve')).status).toBe(404)
    expect(await provider.find(reference)).toMatchObject({ status: 'open' })
    expect((await paymentProvider()).name).toBe('stripe')
  })
})
