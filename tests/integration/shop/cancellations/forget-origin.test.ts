import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { baskets } from '@/lib/shop/basket'
import { orderToken } from '@/lib/shop/order-access'
import type { Order } from '@/lib/shop/orders'
import { wishlists } from '@/lib/shop/wishlist'
import { type PageVisitor, visitorOf } from '@/lib/storefront/visitor/session'
import { describeOnDatabases } from '../../../fixtures/databases'
import { keepers } from '../../../fixtures/kept-names'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://www.shop.example' }),
}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const { POST: forgetOrigin } = await import('@/app/api/orders/forget-origin/route')
const { POST: access } = await import('@/app/api/orders/access/route')
const { GET: open } = await import('@/app/api/orders/open/route')
const { POST: forget } = await import('@/app/api/visitor/forget/route')

type Browser = ReturnType<typeof orderVisitor>

const origin = {
  scrid: 'aB3',
  partnerOffers: true,
  lines: [{ customData: { ffData: { ffCampaign: 'herbst' } } }],
}
const longAgo = new Date(Date.now() - 5 * 60 * 60 * 1_000)

describeOnDatabases('What a guest has allowed an order to keep', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, outbox, attempts, baskets, wishlists cascade`)
  })

  const placed = () => givenOrder(getDb(), { placedAt: longAgo, ...origin })
  const left = async (order: Order) => {
    const { scrid, partnerOffers, lines } = await rereadOrder(getDb(), order)
    return [scrid, partnerOffers, lines.map(({ customData }) => customData)]
  }
  const kept = ['aB3', true, [{ ffData: { ffCampaign: 'herbst' } }]]
  const byLink = (browser: Browser, { number }: Order) =>
    browser.get(open, { order: number, key: orderToken(number, new Date()) })
  /** Gives a browser what its session holds. */
  const holding = (browser: Browser, held: Partial<PageVisitor>) =>
    browser.get(async (request) => {
      const headers = new Headers()
      const visitor = await visitorOf(request, headers)
      Object.assign(visitor, held)
      await visitor.save()
      return new Response(null, { headers })
    }, {})

  it('is taken back with the link of a mail, and the rest of the order stays', async () => {
    const [order, other] = [await placed(), await placed()]
    const browser = orderVisitor()
    await byLink(browser, order)
    const answer = await browser.post(forgetOrigin, { order: order.number })
    expect([answer.status, locationOf(answer).search]).toEqual([
      303,
      `?order=${order.number}&state=originForgotten`,
    ])
    expect(await left(order)).toEqual([null, false, [{}]])
    expect((await rereadOrder(getDb(), order)).invoiceAddress).toEqual(order.invoiceAddress)
    expect(await left(other)).toEqual(kept)
  })

  it('stays for who knows no more than the number and the mail address', async () => {
    const order = await placed()
    const browser = orderVisitor()
    await browser.post(forgetOrigin, { order: order.number })
    await browser.post(access, { number: order.number, email: order.email })
    expect(locationOf(await browser.post(forgetOrigin, { order: order.number })).search).toContain('unproved')
    expect(await left(order)).toEqual(kept)
  })

  it('is forgotten with the device that has ordered, and with it basket and wishlist', async () => {
    const [order, opened, other] = [await placed(), await placed(), await placed()]
    const browser = orderVisitor()
    await byLink(browser, opened)
    const [basket] = await getDb().insert(baskets).values({}).returning()
    const [wishlist] = await getDb().insert(wishlists).values({}).returning()
    await holding(browser, { orders: [order.number], basket: basket?.id ?? '', wishlist: wishlist?.id ?? '' })
    const answer = await browser.post(forget, {})
    expect([answer.status, locationOf(answer).search]).toEqual([303, '?state=deviceForgotten'])
    for (const each of [order, opened]) expect(await left(each)).toEqual([null, false, [{}]])
    expect(await left(other)).toEqual(kept)
    expect([await getDb().select().from(baskets), await getDb().select().from(wishlists)]).toEqual([[], []])
  })

  it('is forgotten without the lists of a customer, who may have an account elsewhere', async () => {
    const browser = orderVisitor()
    const [basket] = await getDb().insert(baskets).values({ customerId: 7 }).returning()
    await holding(browser, { basket: basket?.id ?? '' })
    await browser.post(forget, {})
    expect(await getDb().select().from(baskets)).toHaveLength(1)
  })

  it.each(keepers.flatMap(({ kind, names }) => names.map((name) => [kind, name] as const)))(
    'is forgotten with each thing that a browser keeps: the %s %s',
    async (kind, name) => {
      const whole = name.endsWith('-') || name.endsWith(':') ? `${name}x` : name
      const answer = await orderVisitor('192.0.2.1', `${whole}=1`).post(forget, {})
      const ended = answer.headers.getSetCookie().filter((line) => line.startsWith(`${whole}=; Max-Age=0; `))
      if (kind === 'storage') expect(answer.headers.get('clear-site-data')).toBe('"storage"')
      else expect(ended.join('\n')).toContain('Path=/; SameSite=Lax')
      if (kind === 'cookie' && !name.startsWith('__Host-'))
        expect(ended.map((line) => line.split('Domain=')[1])).toEqual([
          undefined,
          'www.shop.example',
          'shop.example',
        ])
    },
  )
})
