import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail'
import { findMarket, type Market } from '@/lib/platform/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { deliverDownloads, deliverDownloadsOf } from '@/lib/shop/downloads/deliver-downloads'
import { findDownloads } from '@/lib/shop/downloads/find-downloads'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { markPaid } from '@/lib/shop/merchant/mark-paid'
import { markReturned } from '@/lib/shop/merchant/mark-returned'
import { merchantOrderOf } from '@/lib/shop/merchant/merchant-order'
import { readOrder } from '@/lib/shop/merchant/read-orders'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { ship } from '@/lib/shop/merchant/ship'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { isInvoiceDue } from '@/lib/shop/order-papers/invoice-due'
import { retryPayment } from '@/lib/shop/orders/begin-payment'
import { deliverVouchers, deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import { requestReturn } from '@/lib/shop/returns'
import { declareWithdrawal } from '@/lib/shop/withdrawals'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'

const now = new Date('2026-11-23T10:00:00Z')

describeOnDatabases('An order of a test shop', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
  })

  type Given = NonNullable<Parameters<typeof givenOrder>[1]>
  const voucher = { isDigital: true, isVoucher: true, price: 10_000 }
  const file = { isDigital: true, download: 'plan.pdf' }
  const given = (more: Given) => givenOrder(getDb(), { isTest: true, lines: [voucher, file], ...more })
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    let written = ''
    const result = await runOrderCommand(getDb(), parsed.command, {
      paymentService: async () => undefined,
      async write(text) {
        for await (const part of text) written += part
      },
      now,
    })
    return result.ok ? result.told.join('\n') + written : `refused: ${result.problem}`
  }

  it.each<[string, Given]>([
    ['by the sandbox', { payments: [{ method: 'KK', provider: 'sandbox', status: 'paid' }] }],
    ['with a test key', { payments: [{ method: 'KK', provider: 'stripe', status: 'paid' }] }],
    ['by invoice', { payments: [{ method: 'RE' }] }],
    ['by a transfer', { payments: [{ method: 'V' }] }],
    ['by a gift card', { payments: [{ method: 'G', status: 'paid', amount: 12_000 }] }],
    ['with nothing left to pay', { payments: [] }],
  ])('issues no gift card and no file, also when it is paid %s', async (_, more) => {
    const order = await given(more)
    await markPaid(getDb(), order.number, now)
    await deliverVouchers(getDb(), now)
    await deliverVouchersOf(getDb(), order.id, now)
    await deliverDownloadsOf(getDb(), order.id, { files: new Set(['plan.pdf']), now })
    // It would name a file that is missing and awaited.
    await deliverDownloads(getDb(), { dataDir: '/nowhere', now })
    const [cards] = await getDb().execute<{ count: number }>(sql`select count(*)::int from gift_cards`)
    expect(cards?.count).toBe(0)
    expect(await findDownloads(getDb(), order)).toEqual([])
  })

  it.each([true, false])('is paid neither with real money nor the other way round: %s', async (isTest) => {
    const order = await given({
      ...{ isTest, status: 'awaitingPayment', placedAt: now },
      payments: [{ method: 'KK', provider: 'sandbox', status: 'failed' }],
    })
    const again = { method: 'KK' as const, provider: 'stripe', now, prepaymentDays: 7 }
    expect(await retryPayment(getDb(), order.id, { ...again, isTest: !isTest })).toEqual({
      ...{ ok: false, error: 'notAwaited' },
    })
    expect((await retryPayment(getDb(), order.id, { ...again, isTest })).ok).toBe(true)
  })

  it('is told from others wherever the merchant sees it', async () => {
    const test = await given({ lines: [{}] })
    const real = await givenOrder(getDb())
    for (const { number, isTest } of [test, real]) {
      const read = await readOrder(getDb(), number)
      if (!read) throw new Error('The order has gone')
      expect(merchantOrder.parse(merchantOrderOf(read)).isTest).toBe(isTest)
      expect((await run('show', number)).includes('Test order')).toBe(isTest)
      const listed = (await run('list')).split('\n').find((line) => line.startsWith(number))
      expect(listed?.includes('placed (test)')).toBe(isTest)
      const [head = '', ...rows] = (await run('export', '--format', 'csv')).split('\r\n')
      const cells = rows.find((row) => row.startsWith(number))?.split(',') ?? []
      // Cells before these may have commas, so that the columns are counted from the end.
      const at = (column: string) => cells.at(head.split(',').indexOf(column) - head.split(',').length)
      expect(['is_test', 'invoice', 'invoice_at', 'credit_notes'].map(at)).toEqual([
        String(isTest),
        '',
        '',
        '',
      ])
    }
  })

  /** The order with all that can happen to it, and what was then told of it. */
  const told = async (isTest: boolean) => {
    const order = await givenOrder(getDb(), {
      ...{ isTest, placedAt: new Date(), payments: [{ method: 'V' }] },
      lines: [{}, {}],
    })
    const { id, number, email } = order
    const parcel = { carrier: 'dhl', tracking: 'T1', lines: undefined }
    const market = findMarket('baby', 'de-de') as Market
    const at = new Date()
    await markPaid(getDb(), number, at)
    await ship(getDb(), number, parcel, at)
    const quantities = new Map([[order.lines[0]?.id ?? 0, 1]])
    await requestReturn(getDb(), {
      ...{
        orderId: id,
        key: randomUUID(),
        reasons: new Map([...quantities.keys()].map((line) => [line, 'damaged' as const])),
        quantities,
        now: at,
        market,
        terms: usualReturnTerms,
      },
    })
    await declareWithdrawal(getDb(), {
      ...{ key: randomUUID(), brand: 'baby', locale: 'de-de', now: at, isTold: true, isProved: false },
      statement: { name: 'Test Person', number, email, goods: '' },
    })
    await markReturned(getDb(), number, at)
    const paidBack = await run('refund', number, '--amount', '5')
    const cancelled = await givenOrder(getDb(), { isTest, payments: [{ method: 'V', status: 'paid' }] })
    await givenOrder(getDb(), { isTest, payments: [{ method: 'V' }] })
    const ended = await run('cancel', cancelled.number, '--reason', 'x')
    const mails: Mail[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void mails.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', openTerms: async () => undefined },
    })
    const label = mails
      .flatMap(({ attachments }) => attachments ?? [])
      .find(({ name }) => /^Rueck/.test(name))
    return {
      ...{ mails, paidBack, ended, label: await readPdf(label?.content ?? Buffer.alloc(0)) },
      ...{ owed: await run('owed'), withdrawals: await run('withdrawals') },
      shown: await run('show', cancelled.number),
    }
  }

  it.each([true, false])(
    'says in all that leaves the shop for it whether it is a test: %s',
    async (isTest) => {
      const { mails, label, ...commands } = await told(isTest)
      const subjects = mails.map(({ subject }) => subject)
      expect(subjects).toHaveLength(11)
      const marked = mails.filter(
        ({ subject, text, html = '' }) =>
          /^Testbestellung: /.test(subject) && [text, html].every((words) => /zahlen Sie nichts/.test(words)),
      )
      expect(marked.map(({ subject }) => subject)).toEqual(isTest ? subjects : [])
      expect(mails.some(({ text }) => text.includes('IBAN'))).toBe(!isTest)
      expect(label.title.startsWith('Testbestellung: ')).toBe(isTest)
      expect(label.text.includes('Bitte senden Sie nichts zurück')).toBe(isTest)
      expect(commands.paidBack.includes('the order is a test')).toBe(isTest)
      expect(commands.withdrawals.includes('(test order)')).toBe(isTest)
      for (const words of [commands.ended, commands.owed, commands.shown])
        expect([words, /--amount|transferred \d/.test(words)]).toEqual([words, !isTest])
    },
  )

  it('has no invoice, whose number would be one of the books', async () => {
    const order = await given({ lines: [{}] })
    await ship(getDb(), order.number, { carrier: 'dhl', tracking: undefined, lines: undefined }, now)
    expect(isInvoiceDue(await rereadOrder(getDb(), order))).toBe(false)
    expect(isInvoiceDue({ ...(await rereadOrder(getDb(), order)), isTest: false })).toBe(true)
  })
})
