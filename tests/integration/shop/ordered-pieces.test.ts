import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentMs } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { stopClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'
import { locationOf, orderVisitor } from '../../fixtures/order-calls'

const shop = vi.hoisted(() => ({
  taken: undefined as number | undefined,
  isVoucherUsed: false,
}))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', sessionSecret: 's'.repeat(40), baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  paymentProvider: async () => ({ name: 'sandbox' }),
}))
vi.mock('@/lib/shop/checkout', async (original) => ({
  ...(await original<object>()),
  placeOrder: async (
    db: Database,
    _: unknown,
    __: unknown,
    {
      countOrder,
      mayAskForVoucher,
    }: {
      countOrder: (tx: Transaction, pieces: number) => Promise<boolean>
      mayAskForVoucher: (tx: Transaction) => Promise<boolean>
    },
  ) => {
    if (shop.isVoucherUsed)
      return {
        ok: false,
        error: { key: (await db.transaction(mayAskForVoucher)) ? 'voucherUsed' : 'voucherLater' },
      }
    const { taken } = shop
    try {
      await db.transaction(async (tx) => {
        if (taken !== undefined && !(await countOrder(tx, taken))) throw new Error('Too many')
      })
    } catch {
      return { ok: false, error: { key: 'tooMany' } }
    }
    return { ok: true, order: { id: 1, number: '10000001', status: 'placed' }, taken }
  },
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({ options: {} }),
}))
vi.mock('@/lib/storefront/visitor/checkout', async (original) => ({
  ...(await original<object>()),
  checkoutContext: async () => ({}),
  afterOrder: async () => '/de/danke/?order=10000001',
}))

const { POST } = await import('@/app/api/checkout/order/route')

const wanted = { checkout: '00000000-0000-4000-8000-000000000001', review: 'r'.repeat(32) }

describeOnDatabases('The pieces that a network orders within an hour', (getDb) => {
  beforeEach(async () => {
    shop.isVoucherUsed = false
    await getDb().execute(sql`truncate attempts`)
  })
  const order = async (network: string, taken: number | undefined) => {
    shop.taken = taken
    return locationOf(await orderVisitor(network).post(POST, wanted)).href
  }
  const [placed, refused] = [/\/de\/danke\//, /\/de\/kasse\/\?step=review&tooMany=1$/]

  it('are bounded, so that nobody empties the stock with orders that are never paid', async () => {
    stopClock()
    expect(await order('192.0.2.7', 401)).toMatch(refused)
    expect(await order('192.0.2.7', 250)).toMatch(placed)
    expect(await order('192.0.2.7', 250)).toMatch(refused)
    expect(await order('192.0.2.7', 150)).toMatch(placed)
    expect(await order('192.0.2.7', 1)).toMatch(refused)
    expect(await order('192.0.2.8', 1)).toMatch(placed)
  })

  it('are bounded when many orders come at once', async () => {
    stopClock()
    const all = await Promise.all(Array.from({ length: 6 }, () => order('192.0.2.7', 90)))
    expect(all.filter((href) => placed.test(href))).toHaveLength(4)
  })

  it('are not counted again when the same order is asked for again', async () => {
    expect(await order('192.0.2.7', 390)).toMatch(placed)
    for (let again = 0; again < 3; again += 1) expect(await order('192.0.2.7', undefined)).toMatch(placed)
    expect(await order('192.0.2.7', 1)).toMatch(placed)
  })

  it('are not asked for with a used voucher without end, and keep nobody else from ordering: an answer takes it out', async () => {
    stopClock()
    shop.isVoucherUsed = true
    const script = await orderVisitor('192.0.2.8', 'voucher=TEN').post(POST, wanted, {
      accept: 'application/json',
    })
    // A script goes to the page that says why, without the code.
    expect([script.status, script.headers.getSetCookie().map((line) => line.split(';')[0])]).toEqual([
      422,
      ['voucher='],
    ])
    expect((await script.json()).location).toMatch(/\?step=review&changed=voucher$/)
    const leadsTo = async (network: string) => {
      const answer = await orderVisitor(network, 'voucher=TEN').post(POST, wanted)
      return [locationOf(answer).search, answer.headers.getSetCookie().map((line) => line.split(';')[0])]
    }
    expect(await leadsTo('192.0.2.7')).toEqual(['?step=review&changed=voucher', ['voucher=']])
    const client = [{ name: '192.0.2.7', isShared: false }]
    const { voucherQuestions } = networkLimits
    await isWithinLimit(getDb(), client, voucherQuestions, {
      now: currentMs(),
      amount: voucherQuestions.perHour,
    })
    expect((await leadsTo('192.0.2.7'))[0]).toBe('?step=review&tooMany=voucher')
    // A script asks for the page that says what can be done.
    const told = await orderVisitor('192.0.2.7').post(POST, wanted, { accept: 'application/json' })
    expect([told.status, await told.json()]).toMatchObject([422, { errors: { order: 'voucherLater' } }])
    shop.isVoucherUsed = false
    expect(await order('192.0.2.7', 1)).toMatch(placed)
  })
})
