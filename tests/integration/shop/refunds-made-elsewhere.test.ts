import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/platform/mail'
import { refund } from '@/lib/shop/merchant/refund'
import { ship } from '@/lib/shop/merchant/ship'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { creditNotes } from '@/lib/shop/order-papers/tables'
import { deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import type { Order } from '@/lib/shop/orders/order'
import { receiveEvent } from '@/lib/shop/orders/receive-event'
import { giftCards } from '@/lib/shop/vouchers/tables'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'
import { givenPaymentService } from '../../fixtures/payment-service'

const now = new Date('2026-11-23T10:00:00Z')

describeOnDatabases('A refund that was made at the payment service', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate outbox, payment_events, credit_notes, credit_note_counters, invoices, invoice_counters, gift_cards, orders restart identity cascade`,
    )
  })

  const given = async (more: Parameters<typeof givenOrder>[1] = {}) => {
    const service = givenPaymentService()
    const asked = vi.spyOn(service.provider, 'refund')
    const paymentId = randomUUID()
    const { reference } = await service.provider.create({
      ...{ paymentId, orderNumber: '1', method: 'KK', amount: 4499, currency: 'EUR', locale: 'de-DE' },
      ...{ email: 'a@example.com', description: '', returnUrl: '', cancelUrl: '', expiresAt: now },
    })
    service.decide(reference, { status: 'paid' })
    const order = await givenOrder(getDb(), {
      payments: [{ id: paymentId, method: 'KK', provider: 'sandbox', reference, status: 'paid' }],
      ...more,
    })
    const hear = (id: string) => receiveEvent(getDb(), service.provider, { id, reference, paymentId })
    return { service, asked, reference, order, hear }
  }
  const mails: Mail[] = []
  const sendMails = () =>
    sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void mails.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async () => Buffer.from('terms'),
    })
  const paidBack = async (order: Order) => {
    const { payments, events } = await rereadOrder(getDb(), order)
    return {
      payments: payments.map(({ status, refunded }) => [status, refunded]),
      events: events.filter(({ type }) => type === 'refunded').map(({ cause, details }) => [cause, details]),
    }
  }

  it('is one of the order, once, with its mail and its credit note, and is not made again', async () => {
    const { service, asked, reference, order, hear } = await given()
    await ship(getDb(), order.number, { carrier: 'dhl', tracking: 'T', lines: undefined }, now)
    await sendMails()
    service.payBackThere(reference, 're_1', 1000)
    await Promise.all(['evt_1', 'evt_2', 'evt_3'].map(hear))
    await hear('evt_1')
    const event = { method: 'KK', amount: 1000, reference: 'sandbox:re_1' }
    expect(await paidBack(order)).toEqual({ payments: [['paid', 1000]], events: [['merchant', event]] })
    await sendMails()
    expect(mails.filter(({ subject }) => subject.startsWith('Rückzahlung'))).toMatchObject([
      { attachments: [{ name: 'Rechnungskorrektur-BABY-C-2026-000001.pdf' }] },
    ])
    expect(await getDb().select().from(creditNotes)).toMatchObject([{ amount: 1000 }])
    expect(asked).not.toHaveBeenCalled()
    const more = { amount: 3500, reason: undefined }
    expect(await refund(getDb(), order.number, more, { service: service.provider, now })).toMatchObject({
      ...{ ok: false, problem: expect.stringContaining('At most 34.99 EUR') },
    })
  })

  it('is told from those of the shop, and ends the payment with the last cent', async () => {
    const { service, reference, order, hear } = await given()
    const part = { amount: 2000, reason: undefined }
    await refund(getDb(), order.number, part, { service: service.provider, now })
    service.payBackThere(reference, 're_1', 1000)
    await hear('evt_1')
    service.payBackThere(reference, 're_2', 1499)
    await hear('evt_2')
    const { payments, events } = await paidBack(order)
    expect([payments, events.length]).toEqual([[['refunded', 4499]], 3])
  })

  it('takes off the gift cards that it was paid for, and says in the log what of them is spent', async () => {
    const { service, reference, order, hear } = await given({
      lines: [{ isDigital: true, isVoucher: true, price: 4499 }],
    })
    service.payBackThere(reference, 're_1', 2000)
    // Issued afterwards, the card would be worth its whole price.
    await expect(hear('evt_1')).rejects.toThrow('waits for the gift cards')
    await deliverVouchersOf(getDb(), order.id, now)
    await hear('evt_1')
    expect(await getDb().select().from(giftCards)).toMatchObject([{ issued: 2499, balance: 2499 }])
    await getDb().update(giftCards).set({ balance: 1000 })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    service.payBackThere(reference, 're_2', 2499)
    await hear('evt_2')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('left on the gift cards'))
    logged.mockRestore()
    expect(await getDb().select().from(giftCards)).toMatchObject([{ balance: 0 }])
    expect((await paidBack(order)).payments).toEqual([['refunded', 4499]])
  })
})
