import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { makeDue } from '@/lib/platform/outbox'
import { findIssuer, findShopConfiguration } from '@/lib/platform/shop-configuration'
import { sendDueCustomerMails } from '@/lib/shop/customer-mails'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { findDeliveryNote } from '@/lib/shop/merchant/find-delivery-note'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { findInvoice, issueInvoice } from '@/lib/shop/order-papers'
import { orderMessage } from '@/lib/shop/orders'
import { describeOnDatabases } from '../../../fixtures/databases'
import { importInto } from '../../../fixtures/import'
import { givenOrder } from '../../../fixtures/orders'
import { otherSeller } from '../../../fixtures/shops'

const shop = vi.hoisted(() => ({ paymentMode: 'live' as 'live' | 'demo' | 'test' }))
vi.mock('@/lib/platform/config', async (original) => {
  const actual = await original<typeof import('@/lib/platform/config')>()
  return { ...actual, config: () => ({ ...actual.config(), paymentMode: shop.paymentMode }) }
})

const now = new Date('2026-11-30T10:00:00Z')
const market = findMarket('baby', 'de-de')
if (!market) throw new Error('There is no market')

describeOnDatabases('An order of a seller of its own', (getDb) => {
  let sent: string[] = []
  beforeEach(async () => {
    shop.paymentMode = 'live'
    sent = []
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, credit_note_counters, orders, shop_configurations restart identity cascade`,
    )
    expect(await take(own)).toEqual([])
  })

  const own = { name: 'Wolke & Sieben', seller: otherSeller('DE') }
  const take = async (row: object) => {
    const line = JSON.stringify({ type: 'shop_configuration', locale: 'de-de', ...row })
    return (await importInto(getDb(), line)).samples.map(({ reason }) => reason)
  }
  const sender = {
    get db() {
      return getDb()
    },
    service: { sendMail: async (key: string) => void sent.push(key) },
    ...{ brand: 'baby' as const, baseUrl: 'https://shop.example', now: () => now },
    openTerms: async () => undefined,
  }
  const send = async () => {
    await makeDue(getDb(), [orderMessage])
    return sendDueOrderMails(sender)
  }
  const shippedOrder = async () => {
    const order = await givenOrder(getDb(), { placedAt: new Date('2026-11-20T10:00:00Z') })
    const parsed = readOrderCommand(['shipped', order.number, '--carrier', 'dhl'])
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = { paymentService: async () => undefined, write: async () => undefined, now }
    expect(await runOrderCommand(getDb(), parsed.command, { ...given, brand: 'baby' })).toMatchObject({
      ok: true,
    })
    return order
  }
  /** A release that this one cannot read has written it. */
  const spoil = () =>
    getDb().execute(
      sql`update shop_configurations set settings = jsonb_set(settings, '{seller,country}', '"XX"')`,
    )

  it('has its papers and mails wait while the seller cannot be read, and the operator hears of it', async () => {
    const order = await shippedOrder()
    await spoil()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Twelve attempts are the most that a mail has.
    for (let attempt = 0; attempt < 14; attempt += 1) await send()
    expect(sent).toEqual([])
    expect(await findInvoice(getDb(), order.id)).toBeUndefined()
    const told = logged.mock.calls.flat().join('\n')
    logged.mockRestore()
    expect(told).toMatch(/seller of de-de is that of the demo.*npm run markets/)
    await expect(
      findDeliveryNote(getDb(), { number: order.number, parcel: 1 }, { brand: 'baby' }),
    ).rejects.toThrow(/that of the demo/)

    expect(await take({ seller: own.seller })).toEqual([])
    await send()
    expect(sent.some((key) => key.startsWith('order-'))).toBe(true)
    expect(await findInvoice(getDb(), order.id)).toMatchObject({ seller: { name: own.seller.name } })
  })

  it('issues no invoice for whoever names the demo’s seller', async () => {
    const order = await givenOrder(getDb())
    await getDb().execute(sql`truncate shop_configurations`)
    const { seller } = await findShopConfiguration(getDb(), 'baby', market)
    const asked = { orderId: order.id, brand: 'baby' as const, market, seller, at: now }
    await expect(issueInvoice(getDb(), asked)).rejects.toThrow(/that of the demo/)
    expect(await findInvoice(getDb(), order.id)).toBeUndefined()
  })

  it('keeps mails about accounts waiting as well', async () => {
    await getDb().execute(sql`truncate shop_configurations`)
    await expect(findIssuer(getDb(), 'baby', market)).rejects.toThrow(/that of the demo/)
    expect(await sendDueCustomerMails(sender)).toEqual({ delivered: 0, failed: 0 })
  })

  it.each([
    ['the seller taken back', { seller: null }],
    ['the name taken back', { name: null }],
    ['the name of the demo', { name: 'Nestling' }],
    ['the e-mail address of the demo', { seller: { email: 'service-de@example.com' } }],
  ])('refuses a row with %s', async (_, row) => {
    await givenOrder(getDb())
    expect(await take(row)).toEqual([expect.stringMatching(/seller, name, mark: the demo’s/)])
    expect((await findShopConfiguration(getDb(), 'baby', market)).seller).toMatchObject(own.seller)
  })

  it('takes such a row before there are orders, of tests alone, and where no money moves', async () => {
    expect(await take({ seller: null })).toEqual([])
    expect(await take(own)).toEqual([])
    await givenOrder(getDb(), { isTest: true })
    expect(await take({ seller: null })).toEqual([])
    expect(await take(own)).toEqual([])
    await givenOrder(getDb())
    for (const mode of ['demo', 'test'] as const) {
      shop.paymentMode = mode
      expect(await take({ seller: null })).toEqual([])
      expect(await take(own)).toEqual([])
    }
  })

  it('is told of in the demo on a loopback address, as ever', async () => {
    shop.paymentMode = 'demo'
    const order = await shippedOrder()
    await getDb().execute(sql`truncate shop_configurations`)
    await send()
    expect(sent.some((key) => key.startsWith('order-'))).toBe(true)
    expect(await findInvoice(getDb(), order.id)).toBeDefined()
  })
})
