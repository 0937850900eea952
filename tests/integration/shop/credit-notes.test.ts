import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { allMarkets } from '@/lib/platform/markets/markets'
import { enqueue } from '@/lib/platform/outbox'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { merchantOrderOf, readOrder } from '@/lib/shop/merchant'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { issueCreditNotes } from '@/lib/shop/order-papers/credit-notes'
import { issueInvoice } from '@/lib/shop/order-papers/issue-invoice'
import { creditNotes } from '@/lib/shop/order-papers/tables'
import { findOrderById, orderMessage } from '@/lib/shop/orders'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { givenConfig } from '../../fixtures/config'
import { describeOnDatabases } from '../../fixtures/databases'
import { orderVisitor } from '../../fixtures/order-calls'
import { readPdf } from '../../fixtures/read-pdf'
import { testPayment } from '../../fixtures/test-order'
import { writeTestEvent, writeTestOrder } from '../../fixtures/write-test-order'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const route = await import('@/app/api/orders/credit-note/route')
const open = await import('@/app/api/orders/open/route')

const [market] = allMarkets
if (!market) throw new Error('There is no market')
const at = new Date('2026-11-24T09:00:00Z')
const number = '71803399'

describeOnDatabases('Credit notes', (getDb) => {
  let sent: Mail[] = []
  beforeEach(async () => {
    sent = []
    await getDb().execute(
      sql`truncate outbox, attempts, credit_notes, credit_note_counters, invoices, invoice_counters, orders restart identity cascade`,
    )
  })

  const asked = (orderId: number) => ({
    ...{ orderId, brand: 'baby' as const, market, seller: usualSeller('de-de'), at },
    prefixes: { invoice: 'BABY', creditNote: 'BABY-C' },
  })
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const services = { paymentService: async () => undefined, write: async () => {}, now: at }
    const result = await runOrderCommand(getDb(), parsed.command, services)
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const sendMails = () =>
    sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => at },
      openTerms: async () => Buffer.from('terms'),
    })
  const notes = () => getDb().select().from(creditNotes).orderBy(creditNotes.sequence)

  const lines = [
    { price: 11_401 },
    { price: 1_070, vat: 0.07, product: { number: '2', name: 'Buch', brand: 'Nestling' } },
  ]
  const total = 11_401 + 1_070 + 499
  const paid = () => [testPayment('V', { amount: total, status: 'paid', settledAt: at })]
  /** A shipped order whose invoice was issued. */
  const invoiced = async (given: Parameters<typeof writeTestOrder>[1] = {}) => {
    const id = await writeTestOrder(getDb(), { status: 'shipped', lines, payments: paid(), ...given })
    await writeTestEvent(getDb(), id, {})
    await writeTestEvent(getDb(), id, { type: 'shipped', to: 'shipped', cause: 'merchant' })
    await issueInvoice(getDb(), asked(id))
    return id
  }

  it('go with the mail of a refund, and are told to the merchant', async () => {
    await invoiced()
    await run('refund', number, '--amount', '10.70', '--lines', '2')
    await sendMails()
    const [mail] = sent
    expect(mail?.text).toContain('BABY-C-2026-000001')
    expect(mail?.attachments?.map(({ name }) => name)).toEqual(['Rechnungskorrektur-BABY-C-2026-000001.pdf'])
    const { text } = await readPdf(mail?.attachments?.[0]?.content ?? Buffer.alloc(0))
    for (const words of ['BABY-2026-000001', '− 10,70 €', '− 0,70 €', '7 %']) expect(text).toContain(words)
    expect(text).not.toContain('19 %')
    expect(await run('show', number)).toContain('10.70 EUR of invoice BABY-2026-000001 (refunded)')
    const order = await readOrder(getDb(), number)
    const told = merchantOrder.parse(order && merchantOrderOf(order))
    expect(told.creditNotes).toEqual([
      {
        ...{ number: 'BABY-C-2026-000001', invoice: 'BABY-2026-000001', issuedAt: at.toISOString() },
        ...{ reason: 'refunded', amount: 1_070, rates: [{ rate: 0.07, net: 1_000, tax: 70, gross: 1_070 }] },
      },
    ])
    expect(told.events.at(-1)).toMatchObject({
      type: 'credited',
      details: { number: 'BABY-C-2026-000001', amount: 1_070, invoice: 'BABY-2026-000001' },
    })
    // Its own event brings no mail.
    await sendMails()
    expect(sent).toHaveLength(1)
  })

  it('refuse a line that the order does not have', async () => {
    await invoiced()
    expect(await run('refund', number, '--amount', '1', '--lines', '3')).toMatch(/^refused: .*no line 3/)
  })

  it('together take back the whole invoice to the cent, with the tax of each rate', async () => {
    const id = await invoiced()
    for (const amount of ['33.33', '10.70', '0.01']) await run('refund', number, '--amount', amount)
    await issueCreditNotes(getDb(), asked(id))
    await run('refund', number, '--amount', String((total - 4_404) / 100))
    await issueCreditNotes(getDb(), asked(id))
    const issued = await notes()
    expect(issued.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    expect(issued.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const taxOf = (rate: number) =>
      issued
        .flatMap(({ taxes }) => taxes)
        .filter((each) => each.rate === rate)
        .reduce((sum, { tax }) => sum + tax, 0)
    expect([taxOf(0.19), taxOf(0.07)]).toEqual([1_900, 70])
  })

  it('are issued once, however often and at once they are asked for, without a gap', async () => {
    const ids: number[] = []
    for (let n = 1; n <= 12; n += 1) {
      const own = String(10_000_000 + n)
      ids.push(await invoiced({ number: own }))
      await run('refund', own, '--amount', '5')
    }
    await Promise.allSettled(
      ids.map((id, index) =>
        getDb().transaction(async (tx) => {
          await issueCreditNotes(tx, asked(id))
          if (index % 3 === 0) throw new Error('rolled back')
        }),
      ),
    )
    await Promise.all([...ids, ...ids].map((id) => issueCreditNotes(getDb(), asked(id))))
    expect((await notes()).map(({ sequence }) => sequence)).toEqual(ids.map((_, index) => index + 1))
  })

  it('take back all of an order that is cancelled after its invoice, and nothing again with the money', async () => {
    const digital = lines.map((line) => ({ ...line, isDigital: true }))
    const amount = 11_401 + 1_070
    const id = await writeTestOrder(getDb(), {
      ...{ lines: digital, postage: 0 },
      payments: [testPayment('V', { amount, status: 'paid', settledAt: at })],
    })
    await writeTestEvent(getDb(), id, {})
    await issueInvoice(getDb(), asked(id))
    await run('cancel', number, '--reason', 'test')
    await sendMails()
    await run('transferred', number, '--without-account', 'yes')
    await sendMails()
    expect((await notes()).map(({ reason, amount }) => [reason, amount])).toEqual([['cancelled', amount]])
    for (const mail of sent) expect(mail.text).toContain('BABY-C-2026-000001')
    expect(sent.map(({ attachments = [] }) => attachments.length)).toEqual([1, 1])
  })

  it('take back what was never paid when everything has come back', async () => {
    const id = await invoiced({ payments: [testPayment('RE', { amount: total })] })
    await run('returned', number)
    await sendMails()
    expect(await notes()).toMatchObject([{ orderId: id, reason: 'returned', amount: total }])
  })

  it('take back what is not demanded any more, and together no more than the invoice', async () => {
    await invoiced({ payments: [testPayment('RE', { amount: total })] })
    await run('refund', number, '--amount', '20')
    await run('returned', number)
    await sendMails()
    expect((await notes()).map(({ amount }) => amount)).toEqual([2_000, total - 2_000])
    // They are sent side by side.
    const texts = sent.map(({ text }) => text.replaceAll('\u00a0', ' ')).sort()
    expect(texts).toEqual([
      expect.stringMatching(
        /^Ihre Rücksendung[\s\S]*Den offenen Betrag von 109,70 € müssen Sie nicht mehr zahlen\./,
      ),
      expect.stringMatching(/^Sie müssen weniger[\s\S]*20,00 € abgezogen\. Zu zahlen sind noch 109,70 €\./),
    ])
    expect(texts[0]).not.toContain('zahlen Ihnen')
  })

  it('name a withdrawal, too, where what was never paid has come back', async () => {
    const id = await invoiced({ payments: [testPayment('RE', { amount: total })] })
    await writeTestEvent(getDb(), id, { type: 'withdrawn', to: 'shipped' })
    await run('returned', number)
    await sendMails()
    expect(await notes()).toMatchObject([{ orderId: id, reason: 'withdrawn', amount: total }])
  })

  it('name a withdrawal as their reason', async () => {
    const id = await invoiced()
    await writeTestEvent(getDb(), id, { type: 'withdrawn', to: 'shipped' })
    await run('refund', number, '--amount', '20')
    await sendMails()
    expect(await notes()).toMatchObject([{ reason: 'withdrawn', amount: 2_000 }])
  })

  it('are not issued for a payment that the service pays back because it came twice', async () => {
    const id = await invoiced()
    const details = { method: 'KK', amount: total }
    await writeTestEvent(getDb(), id, { type: 'refunded', to: 'shipped', cause: 'provider', details })
    await issueCreditNotes(getDb(), asked(id))
    expect(await notes()).toEqual([])
  })

  it('are not issued without an invoice, and follow it for what was paid back before', async () => {
    const id = await writeTestOrder(getDb(), { lines, payments: paid() })
    await writeTestEvent(getDb(), id, {})
    await run('refund', number, '--amount', '20')
    await sendMails()
    expect(await notes()).toEqual([])
    await getDb().execute(sql`update orders set status = 'shipped'`)
    const shipped = await writeTestEvent(getDb(), id, {
      ...{ type: 'shipped', to: 'shipped', cause: 'merchant', details: { carrierKey: 'dhl' } },
    })
    await enqueue(getDb(), orderMessage, [{ event: shipped }])
    await sendMails()
    expect(sent.at(-1)?.attachments?.map(({ name }) => name)).toEqual([
      ...['Rechnung-BABY-2026-000001.pdf', 'Rechnungskorrektur-BABY-C-2026-000001.pdf'],
    ])
  })

  it('can be loaded by who may see the order, and by nobody else', async () => {
    const id = await invoiced()
    await run('refund', number, '--amount', '20')
    await issueCreditNotes(getDb(), asked(id))
    const query = { order: number, number: 'BABY-C-2026-000001' }
    const visitor = orderVisitor()
    expect((await visitor.get(route.GET, query)).status).toBe(404)
    await visitor.get(open.GET, { order: number, key: orderToken(number, new Date()) })
    const answer = await visitor.get(route.GET, query)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await readPdf(Buffer.from(await answer.arrayBuffer()))).title).toContain('BABY-C-2026-000001')
    const other = await invoiced({ number: '10000001' })
    await run('refund', '10000001', '--amount', '20')
    await issueCreditNotes(getDb(), asked(other))
    expect((await visitor.get(route.GET, { ...query, number: 'BABY-C-2026-000002' })).status).toBe(404)
    expect((await findOrderById(getDb(), other))?.events.at(-1)?.type).toBe('credited')
  })
})
