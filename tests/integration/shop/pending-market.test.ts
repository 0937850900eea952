import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Order } from '@/lib/shop/orders/order'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'

const shop = vi.hoisted(() => ({
  order: undefined as Order | undefined,
}))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', sessionSecret: 's'.repeat(40), baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  paymentProvider: async () => ({ name: 'sandbox' }),
}))
vi.mock('@/lib/storefront/visitor/checkout', async (original) => ({
  ...(await original<object>()),
  ownOrder: async () => shop.order,
}))

const { POST } = await import('@/app/api/checkout/pending/route')

describeOnDatabases('An order whose payment is awaited', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders cascade`)
  })

  it.each([
    ['de-ch', 'awaitingPayment', '/ch/warenkorb/'],
    ['de-de', 'cancelled', '/de/warenkorb/formular/'],
  ])('of Germany, asked for in %s, is then %s', async (locale, status, leadsTo) => {
    shop.order = await givenOrder(getDb(), {
      status: 'awaitingPayment',
      payments: [{ method: 'KK', provider: 'sandbox', status: 'failed' }],
    })
    const origin = 'http://shop.example'
    const answer = await POST(
      new Request(`${origin}/api/checkout/pending/?locale=${locale}`, {
        method: 'POST',
        headers: { origin, host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ order: shop.order.number, action: 'cancel' }),
      }),
    )
    // The basket says which order is given up.
    const told = status === 'cancelled' ? `?cancelled=${shop.order.number}` : ''
    expect(answer.headers.get('location')).toBe(`${leadsTo}${told}`)
    expect((await rereadOrder(getDb(), shop.order)).status).toBe(status)
  })
})
