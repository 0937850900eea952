import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { allMarkets } from '@/lib/platform/markets/markets'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { type CancelOutcome, cancelByShopper } from '@/lib/shop/cancellations/cancel-by-shopper'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { merchantOrderOf, readOrder } from '@/lib/shop/merchant'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { issueCreditNotes } from '@/lib/shop/order-papers/credit-notes'
import { issueInvoice } from '@/lib/shop/order-papers/issue-invoice'
import { deliverVouchers } from '@/lib/shop/orders/deliver-vouchers'
import { moneyOfLines } from '@/lib/shop/orders/money-of-lines'
import type { Order } from '@/lib/shop/orders/order'
import { finishRefunds } from '@/lib/shop/orders/refunds/finish-refunds'
import { orders } from '@/lib/shop/orders/tables'
import { giftCards } from '@/lib/shop/vouchers/tables'
import { givenCategories, givenProduct } from '../../../fixtures/catalogue'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')
const [market] = allMarkets
if (!market) throw new Error('There is no market')

type Given = NonNullable<Parameters<typeof givenOrder>[1]>

const card = { isDigital: true, isVoucher: true, price: 2500 }
const parcel = { price: 2000, isFromStock: true, variant: '010.1' }
const freight = { price: 6000, reduction: 1000, voucherReduction: 500 }
const byCard = (amount?: number) => ({
  ...{ method: 'KK' as const, provider: 'sandbox', status: 'paid' as const, reference: 'r' },
  ...(amount !== undefined && { amount }),
})
/** The price of the goods of a parcel, two pieces of freight and the delivery of both. */
const cost = (total: number, covered = 0): NonNullable<Given['cost']> => ({
  ...{
    currencyCode: 'EUR',
    goods: 10_500,
    shipping: 499,
    withTax: total,
    withoutTax: total,
    isFreight: true,
  },
  ...{ reductions: [], taxes: [], covered, toPay: total - covered },
})

describeOnDatabases('Cancelling what of an order is not out yet', (getDb) => {
  let refunded: Map<string, number>
  let failure: (() => void) | undefined
  const provider = {
    name: 'sandbox',
    cancel: async () => ({ status: 'cancelled' }),
    async refund(_: string, { key, amount }: { key: string; amount: number }) {
      failure?.()
      refunded.set(key, amount)
      return { status: 'paid', amount: 0, currency: 'EUR', refunded: 0 }
    },
  } as unknown as Parameters<typeof cancelByShopper>[1]['provider']
  const service = () => [...refunded.values()].reduce((sum, amount) => sum + amount, 0)

  beforeEach(async () => {
    refunded = new Map()
    failure = undefined
    await getDb().execute(
      sql`truncate products, orders, outbox, gift_cards, invoices, credit_notes, listing_entries cascade`,
    )
    await givenCategories(getDb())
    await writeProducts(
      getDb(),
      [givenProduct({ key: '010', number: '110', name: 'Body', stock: 5, sizes: ['1'] })],
      {
        brand: 'baby',
      },
    )
  })

  const given = async (more: Given = {}) => {
    const order = await givenOrder(getDb(), { lines: [card, parcel, freight], payments: [byCard()], ...more })
    await deliverVouchers(getDb(), now)
    return rereadOrder(getDb(), order)
  }
  const press = (order: Order, asked = '2,3'): Promise<CancelOutcome> =>
    cancelByShopper(getDb(), { orderId: order.id, asked, provider, now })
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = {
      paymentService: async () => provider,
      write: async () => undefined,
      now,
      brand: 'baby' as const,
    }
    const result = await runOrderCommand(getDb(), parsed.command, given)
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const stock = async () => {
    const [row] = await getDb().execute<{ stock: number }>(
      sql`select stock_quantity as stock from variants where reference_key = '010.1'`,
    )
    return row?.stock
  }
  const cancelEvents = (order: Order) => order.events.filter(({ type }) => type === 'linesCancelled')

  it('gives the goods and their money back, and leaves the gift card that is out as it is', async () => {
    const order = await given()
    expect(order.status).toBe('partlyShipped')
    expect(await press(order)).toBe('restCancelled')
    const after = await rereadOrder(getDb(), order)
    expect(after.lines.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, true, true])
    expect([after.status, await stock(), service()]).toEqual(['shipped', 6, 2000 + 4500 + 499])
    expect(cancelEvents(after)).toMatchObject([
      { cause: 'shopper', details: { lines: '2,3', amount: 6999, reason: 'byShopper' } },
    ])
    expect(await getDb().select().from(giftCards)).toMatchObject([{ issued: 2500, balance: 2500 }])
    expect(moneyOfLines(after, after.lines)).toBe(2500)
  })

  it('has one outcome, however often and however fast it is pressed', async () => {
    const order = await given()
    expect(await Promise.all([press(order), press(order), press(order)])).toEqual(
      Array(3).fill('restCancelled'),
    )
    const after = await rereadOrder(getDb(), order)
    expect([cancelEvents(after).length, await stock(), service()]).toEqual([1, 6, 6999])
  })

  it('is refused, with nothing changed, where it is not what the shopper was asked about', async () => {
    const order = await given()
    expect(await press(order, '')).toBe('changed')
    const [pressed, shipped] = await Promise.all([
      press(order),
      run('shipped', order.number, '--carrier', 'dhl', '--lines', '2'),
    ])
    const after = await rereadOrder(getDb(), order)
    if (pressed === 'restCancelled') expect(shipped).toMatch(/refused/)
    else {
      expect([pressed, service(), cancelEvents(after).length]).toEqual(['changed', 0, 0])
      expect(await press(order, '3')).toBe('restCancelled')
      // The parcel that has left keeps its part of the delivery.
      expect(service()).toBe(4500 + 345)
    }
    expect(await press(order, '2,3')).toBe(pressed === 'restCancelled' ? 'restCancelled' : 'tooLate')
  })

  it('waits while money is being paid back, and is too late once all of it is out', async () => {
    const order = await given()
    failure = () => {
      throw new Error('down')
    }
    await run('refund', order.number, '--amount', '1')
    expect(await press(order)).toBe('busy')
    failure = undefined
    await run('refund', order.number, '--amount', '1')
    await run('shipped', order.number, '--carrier', 'dhl')
    expect(await press(order)).toBe('tooLate')
  })

  it('is finished by the job where the payment service does not answer', async () => {
    const order = await given()
    failure = () => {
      throw new Error('down')
    }
    expect(await press(order)).toBe('restCancelled')
    expect(service()).toBe(0)
    failure = undefined
    await finishRefunds(getDb(), provider, new Date(now.getTime() + 120_000))
    expect(service()).toBe(6999)
  })

  it.each<[string, Given, string[][], Record<string, number>]>([
    [
      'money first, then the card that has paid a part',
      {
        giftCardCode: 'PAYS',
        cost: cost(9499, 5000),
        payments: [{ method: 'G', status: 'paid', amount: 5000 }, byCard(4499)],
      },
      [],
      { service: 4499, card: 2500 },
    ],
    [
      'all of it where a part was paid back for another line',
      {},
      [['refund', '--amount', '10', '--lines', '1']],
      { service: 7999 },
    ],
    [
      'less where a part was paid back for nothing named',
      {},
      [['refund', '--amount', '10']],
      { service: 6999 },
    ],
  ])('pays back %s', async (_, more, commands, { service: paid = 0, card: onCard }) => {
    await getDb().insert(giftCards).values({ code: 'PAYS', currency: 'EUR', issued: 5000, balance: 0 })
    const order = await given(more)
    for (const [name = '', ...options] of commands) await run(name, order.number, ...options)
    await press(order)
    expect(service()).toBe(paid)
    const [pays] = await getDb().select().from(giftCards).where(eq(giftCards.code, 'PAYS'))
    if (onCard !== undefined) expect(pays?.balance).toBe(onCard)
  })

  it('is not offered while money is to be collected at the door, and makes a bill smaller', async () => {
    const atDoor = await given({
      lines: [parcel, freight],
      payments: [{ method: 'NN' }],
      sent: [1],
      status: 'partlyShipped',
    })
    expect(await press(atDoor, '2')).toBe('tooLate')
    const billed = await given({
      lines: [parcel, freight],
      payments: [{ method: 'RE' }],
      sent: [1],
      status: 'partlyShipped',
    })
    const [pressed, paid] = await Promise.all([press(billed, '2'), run('paid', billed.number)])
    expect([pressed, paid]).toEqual(['restCancelled', expect.stringMatching(/paid \(RE\)/)])
    const [payment] = (await rereadOrder(getDb(), billed)).payments
    // Money that comes in the same moment is transferred back; otherwise less of it is to be paid.
    expect((payment?.amount ?? 0) - (payment?.refunded ?? 0)).toBe(6999 - 4500 - 345)
  })

  it('is told by paper, mails, pull interface, export and command', async () => {
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', bookkeeping: { ordersTo: 'seller@example.com' } },
    ])
    const order = await given({ lines: [card, parcel], payments: [byCard()] })
    await press(order, '2')
    const paper = { orderId: order.id, brand: 'baby' as const, market, seller: usualSeller('de-de'), at: now }
    await issueInvoice(getDb(), paper)
    const sent: Mail[] = []
    const sender = {
      ...{ db: getDb(), brand: 'baby' as const, baseUrl: 'https://shop.example', now: () => now },
      service: { sendMail: async (_: string, mail: Mail) => void sent.push(mail) },
      openTerms: async () => Buffer.from('terms'),
    }
    await sendDueOrderMails(sender)
    await sendDueOrderMails(sender)
    const credited = await issueCreditNotes(getDb(), paper)
    expect(credited?.notes).toMatchObject([{ reason: 'cancelled', amount: 2499 }])
    const told = sent.find(({ subject }) => subject.startsWith('Storniert: Teil'))
    expect(told?.text).toContain('24,99')
    const toSeller = sent.filter(({ to }) => to === 'seller@example.com').map(({ subject }) => subject)
    expect(toSeller).toContain(`Zum Teil nicht versenden, storniert: Bestellung ${order.number}`)
    const read = await readOrder(getDb(), order.number)
    if (!read) throw new Error('The order has gone')
    const pulled = merchantOrderOf(read)
    expect(pulled.lines.map(({ isCancelled }) => isCancelled)).toEqual([false, true])
    expect(pulled.packages.map(({ kind }) => kind)).toEqual(['download'])
    expect(await run('show', order.number)).toMatch(/cancelled 2026-11-23.*\n/)
    expect(await run('delivery-note', order.number, '--folder', '/tmp')).toMatch(/refused/)
  })

  it('is done by the merchant for the lines that are named', async () => {
    const order = await given({ lines: [parcel, freight], payments: [byCard()] })
    expect(await run('cancel', order.number, '--reason', 'sold out', '--lines', '2')).toMatch(
      /^Order \d+: line 2 cancelled, 48\.45 EUR with their part of the delivery\.\n48\.45 EUR paid back/,
    )
    expect((await rereadOrder(getDb(), order)).status).toBe('placed')
    expect(await run('cancel', order.number, '--reason', 'sold out', '--lines', '2')).toMatch(
      /cancelled already/,
    )
    expect(await run('shipped', order.number, '--carrier', 'dhl', '--lines', '2')).toMatch(/is cancelled/)
    expect(await run('cancel', order.number, '--reason', 'sold out', '--lines', '1')).toMatch(
      /is cancelled\.$/m,
    )
    const after = await rereadOrder(getDb(), order)
    expect([after.status, await stock()]).toEqual(['cancelled', 6])
    const [row] = await getDb().select().from(orders).where(eq(orders.id, order.id))
    expect(row?.status).toBe('cancelled')
  })
})
