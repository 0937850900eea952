import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { deliverDownloadsOf } from '@/lib/shop/downloads/deliver-downloads'
import { orderToken } from '@/lib/shop/order-access'
import { giftCardFields } from '@/lib/shop/order-papers'
import { deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import { followedOrder, visibleOrder } from '@/lib/storefront/visitor/order-access'
import { type Visitor, visitorOf } from '@/lib/storefront/visitor/session'
import { describeOnDatabases } from '../../../fixtures/databases'
import { orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'
import { testMarket } from '../../../fixtures/render'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({
    ...(await import('../../../fixtures/usual-configuration')).usualConfiguration(),
    seller: usualSeller('de-de'),
  }),
}))
vi.mock('@/lib/storefront/screens/step-forms/islands', () => ({
  StepForm: () => null,
}))
vi.mock('@/lib/storefront/screens/order-status/islands', () => ({
  FollowOrder: () => null,
  ReturnSum: () => null,
}))
vi.mock('@/lib/storefront/screens/checkout/islands', () => ({
  OrderState: () => null,
  PrintButton: () => null,
}))

const access = await import('@/app/api/orders/access/route')
const giftCards = await import('@/app/api/orders/gift-cards/route')
const open = await import('@/app/api/orders/open/route')
const { loadStatus, StandingScreen, StatusScreen } = await import('@/lib/storefront/screens/order-status')

const hourMs = 60 * 60 * 1_000
const market = testMarket()
type Browser = ReturnType<typeof orderVisitor>
type Ordered = { number: string; email: string }

describeOnDatabases('The gift cards and files of an order', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox, attempts cascade`)
  })

  const delivered = async (placedAt: Date) => {
    const order = await givenOrder(getDb(), {
      lines: [
        { isDigital: true, isVoucher: true },
        { isDigital: true, download: 'plan.pdf' },
      ],
      payments: [{ method: 'KK', provider: 'sandbox', status: 'paid', reference: 'sbx_1' }],
      placedAt,
    })
    await deliverVouchersOf(getDb(), order.id, new Date())
    await deliverDownloadsOf(getDb(), order.id, { files: new Set(['plan.pdf']), now: new Date() })
    return order
  }

  /** Changes the session of a browser, as a call of the shop does. */
  const change = (browser: Browser, doChange: (visitor: Visitor) => void) =>
    browser.get(async (request) => {
      const headers = new Headers()
      const visitor = await visitorOf(request, headers)
      doChange(visitor)
      await visitor.save()
      return new Response(null, { headers })
    }, {})

  /** The screen of an order in a browser; undefined where it asks who it is. */
  const screenIn = async (browser: Browser, number: string): Promise<string | undefined> => {
    const answer = await browser.get(async (request) => {
      const visitor = await visitorOf(request, new Headers())
      const order = await visibleOrder(visitor, market, number)
      const followed = await followedOrder(visitor, market, number)
      if (!followed) return new Response(null, { status: 404 })
      if (!order)
        return new Response(
          renderToStaticMarkup(createElement(StandingScreen, { market, order: followed, notice: undefined })),
        )
      const status = await loadStatus(market, order, visitor)
      return new Response(
        renderToStaticMarkup(createElement(StatusScreen, { ...status, market, order, notice: undefined })),
      )
    }, {})
    return answer.ok ? answer.text() : undefined
  }

  const byNumber = (browser: Browser, { number, email }: Ordered) =>
    browser.get(async ({ headers: given }) => {
      const headers = new Headers(given)
      headers.set('content-type', 'application/x-www-form-urlencoded')
      const body = new URLSearchParams({ number, email })
      const address = 'http://shop.example/api/orders/access/?locale=de-de'
      return access.POST(new Request(address, { method: 'POST', headers, body }))
    }, {})
  const byLink = (browser: Browser, { number }: Ordered) =>
    browser.get(open.GET, { order: number, key: orderToken(number, new Date()) })
  const ordered = (browser: Browser, { number }: Ordered) =>
    change(browser, (visitor) => {
      visitor.orders = [number]
    })
  const beforeMarks = (browser: Browser, { number }: Ordered) =>
    change(browser, (visitor) => {
      visitor.opened = [{ number, until: Date.now() + hourMs }]
    })

  it.each<[string, ((browser: Browser, order: Ordered) => Promise<unknown>)[], number, boolean]>([
    ['by its number and mail address', [byNumber], 0, false],
    ['in a session that does not say how', [beforeMarks], 0, false],
    ['by its number, where it was placed long ago', [ordered, byNumber], 2, false],
    ['by the link of a mail', [byLink], 2, true],
    ['by the link of a mail, and by its number later', [byLink, byNumber], 2, true],
    ['by its number, and by the link of a mail later', [byNumber, byLink], 2, true],
    ['by nothing but having placed it just now', [ordered], 0, true],
  ])(
    'are linked only for who has proven more than others know: opened %s',
    async (_, steps, hours, isLinked) => {
      const order = await delivered(new Date(Date.now() - hours * hourMs))
      const browser = orderVisitor()
      for (const step of steps) await step(browser, order)
      const html = await screenIn(browser, order.number)
      expect(html).toContain(`Bestellung ${order.number}`)
      for (const path of ['/api/orders/gift-cards/?', '/api/orders/downloads/?'])
        expect([path, html?.includes(path)]).toEqual([path, isLinked])
      expect(html?.includes('key=')).toBe(isLinked)
      expect(/Öffnen Sie (?:bitte )?den Link „Bestellung ansehen“/.test(html ?? '')).toBe(!isLinked)
    },
  )

  it.each(['Alles Liebe ❤️', Array.from({ length: 40 }, (_, line) => `Zeile ${line}`).join('\n')])(
    'are printed with no words that the paper cannot hold: the form says so where it stands: %j',
    async (message) => {
      const { number } = await delivered(new Date())
      const fields = giftCardFields({ number, until: new Date(Date.now() + hourMs) })
      const body = new URLSearchParams({ ...fields, message, format: 'sheet' })
      const answer = await orderVisitor().get(async ({ headers: given }) => {
        const headers = new Headers(given)
        headers.set('content-type', 'application/x-www-form-urlencoded')
        const address = 'http://shop.example/api/orders/gift-cards/'
        return giftCards.POST(new Request(address, { method: 'POST', headers, body }))
      }, {})
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/\?.*draft=[^&#]+#gift-card-print$/)
    },
  )
})
