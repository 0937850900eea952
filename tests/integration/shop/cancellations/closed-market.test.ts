import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { everyMarketOf, findMarket, type Market, marketOfOrder } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { findAwaited } from '@/lib/shop/checkout'
import { orderToken } from '@/lib/shop/order-access'
import { invoices } from '@/lib/shop/order-papers/tables'
import { withdrawals } from '@/lib/shop/withdrawals/tables'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import { visitorOf } from '@/lib/storefront/visitor/session'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  paymentProvider: async () => ({ name: 'sandbox', cancel: async () => ({ status: 'cancelled' }) }),
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
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const { POST: access } = await import('@/app/api/orders/access/route')
const { POST: cancel } = await import('@/app/api/orders/cancel/route')
const { GET: invoice } = await import('@/app/api/orders/invoice/route')
const { GET: label } = await import('@/app/api/orders/label/route')
const { GET: open } = await import('@/app/api/orders/open/route')
const { POST: sendBack } = await import('@/app/api/orders/return/route')
const { POST: withdraw } = await import('@/app/api/orders/withdrawal/route')
const { WithdrawalScreen } = await import('@/lib/storefront/screens/withdrawal')
const { POST: pending } = await import('@/app/api/checkout/pending/route')
const { loadStatus, StatusScreen } = await import('@/lib/storefront/screens/order-status')

const brand = 'baby'
const escaped = (text: string) => renderToStaticMarkup(text)
const cases = everyMarketOf(brand).flatMap((market) =>
  everyMarketOf(brand).flatMap((other) =>
    other.code === market.code ? [] : [[market.shopLocale, other.code, market] as const],
  ),
)

describeOnDatabases('An order of a market that is closed', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, order_returns, withdrawals, invoices, invoice_counters cascade`,
    )
  })
  afterEach(() => void vi.unstubAllEnvs())

  const of = ({ shopLocale: locale, currency }: Market, more: Parameters<typeof givenOrder>[1] = {}) =>
    givenOrder(getDb(), { locale, currency, placedAt: new Date(), ...more })

  it.each(cases)('of %s is opened and changed where %s is open', async (locale, code, market) => {
    vi.stubEnv('SHOP_MARKETS', code)
    const sent = await of(market, { status: 'shipped', sent: [1, 2] })
    await getDb().execute(
      sql`insert into order_events (order_id, at, type, to_status, cause)
        values (${sent.id}, now(), 'shipped', 'shipped', 'merchant')`,
    )
    const placed = await of(market)
    const unpaid = await of(market, {
      ...{ status: 'awaitingPayment', heldUntil: new Date(Date.now() + 3_600_000) },
      payments: [{ method: 'KK', provider: 'sandbox', status: 'failed' }],
    })
    const here = findMarket(brand, code)
    if (!here) throw new Error('no market')
    const browser = orderVisitor()
    for (const order of [sent, placed, unpaid]) {
      const key = orderToken(order.number, new Date())
      const opened = await browser.get(open, { locale, order: order.number, key })
      const home = locationOf(opened)
      expect([home.pathname.split('/')[1], home.searchParams.get('state')]).toEqual([code, null])
    }

    const screen = await browser.get(async (request) => {
      const visitor = await visitorOf(request, new Headers())
      const order = await visibleOrder(visitor, here, sent.number)
      const own = order && marketOfOrder(brand, order)
      if (!order || !own) return new Response(null, { status: 404 })
      const status = await loadStatus(own, order, visitor)
      expect(status.seller).toEqual(usualSeller(locale))
      const props = { ...status, market: own, order, notice: undefined }
      return new Response(renderToStaticMarkup(createElement(StatusScreen, props)))
    }, {})
    const html = await screen.text()
    expect([/CHF/.test(html), /€/.test(html)]).toEqual([market.currency === 'CHF', market.currency === 'EUR'])
    const links = [...html.matchAll(/(?:href|action)="\/([a-z-]{2,5})\//g)].map(([, first]) => first)
    expect(new Set(links.filter((first) => first !== 'api'))).toEqual(new Set([code]))
    expect(html).toContain(`/api/orders/invoice/?locale=${locale}`)

    const asked = { order: sent.number, locale }
    expect((await browser.get(invoice, asked)).status).toBe(200)
    const [issued] = await getDb().select().from(invoices)
    expect(issued?.seller).toEqual(usualSeller(locale))
    const pieces = Object.fromEntries(sent.lines.map(({ id }) => [`line-${id}`, '1']))
    const back = { order: sent.number, key: randomUUID(), reason: 'fit', ...pieces }
    const stateOf = (answer: Response) => locationOf(answer).searchParams.get('state')
    expect(stateOf(await browser.post(sendBack, back, { locale }))).toBe('returned')
    expect((await browser.get(label, { ...asked, return: `R${sent.number}-1` })).status).toBe(200)
    expect(stateOf(await browser.post(cancel, { order: placed.number }, { locale }))).toBe('cancelled')

    const waiting = { brand, now: new Date(), locales: [locale] } as const
    expect((await findAwaited(getDb(), { orders: [unpaid.number] }, waiting))?.number).toBe(unpaid.number)
    const ended = await browser.post(pending, { order: unpaid.number, action: 'cancel' }, { locale })
    expect(locationOf(ended).pathname.split('/')[1]).toBe(code)
    expect((await rereadOrder(getDb(), unpaid)).status).toBe('cancelled')
  })

  it.each(cases)(
    'of %s is withdrawn from in its own words where %s is open',
    async (locale, code, market) => {
      vi.stubEnv('SHOP_MARKETS', code)
      const here = findMarket(brand, code)
      if (!here) throw new Error('no market')
      const order = await of(market)
      const browser = orderVisitor()
      await browser.get(open, { locale, order: order.number, key: orderToken(order.number, new Date()) })
      const screenOf = async (asked: Record<string, string>) => {
        const answer = await browser.get(async (request) => {
          const visitor = await visitorOf(request, new Headers())
          const screen = await WithdrawalScreen({ market: here, asked, visitor })
          return new Response(renderToStaticMarkup(screen))
        }, {})
        return answer.text()
      }
      const own = marketText(market)
      const form = await screenOf({ order: order.number })
      expect(form).toContain(escaped(own('withdrawalForm.title')))
      const isSwiss = market.iso.endsWith('CH')
      expect(
        form.includes(
          escaped(own('withdrawalForm.voluntary', { days: usualReturnTerms.days, until: 'none' })),
        ),
      ).toBe(isSwiss)
      // On the page of the open market, as it stands in its footer.
      const fields = { name: 'Anna', number: order.number, email: order.email, goods: '' }
      const stated = locationOf(await browser.post(withdraw, fields, { locale: here.shopLocale }))
      const draft = stated.searchParams.get('draft') ?? ''
      expect(await screenOf({ draft, step: 'confirm' })).toContain(escaped(own('withdrawalForm.statement')))
      await browser.post(withdraw, { draft }, { locale: here.shopLocale })
      expect(await getDb().select().from(withdrawals)).toMatchObject([{ locale, orderId: order.id }])
      expect(await screenOf({ draft, step: 'done' })).toContain(escaped(own('withdrawalForm.done')))
      // Who has not proved that the order is theirs learns nothing of it.
      const stranger = await WithdrawalScreen({
        market: here,
        asked: { order: order.number },
        visitor: {} as never,
      })
      expect(renderToStaticMarkup(stranger)).toContain(escaped(marketText(here)('withdrawalForm.title')))
    },
  )

  it.each(cases)('of %s is found by its number where %s is open', async (_, code, market) => {
    vi.stubEnv('SHOP_MARKETS', code)
    const { number, email } = await of(market)
    const browser = orderVisitor()
    const answer = await browser.post(access, { number, email }, { locale: code })
    const place = locationOf(answer)
    expect([place.pathname.split('/')[1], place.searchParams.get('order')]).toEqual([code, number])
  })
})
