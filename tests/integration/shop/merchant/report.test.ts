import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { findPapers } from '@/lib/shop/merchant/papers'
import { readReport } from '@/lib/shop/merchant/report/read-report'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { merchantReport, reportDivisions } from '@/schemas/api/merchant-report'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'

const token = 'a-token-of-the-tests-which-is-long-enough'
givenConfig(() => ({ brand: 'baby', merchant: { token: 'a-token-of-the-tests-which-is-long-enough' } }))
const { GET } = await import('@/app/api/merchant/report/route')

/** Half past midnight of the first of December in Berlin. */
const now = new Date('2026-11-30T23:30:00Z')
const december = { from: '2026-12-01', to: '2026-12-31', market: undefined, by: undefined }

describeOnDatabases('The report of the merchant', (getDb) => {
  let written = ''
  beforeEach(async () => {
    written = ''
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, credit_note_counters, orders, shop_configurations restart identity cascade`,
    )
    const voucher = { voucherReduction: 500 }
    const orders = [
      await givenOrder(getDb(), {}),
      await givenOrder(getDb(), {
        lines: [{ quantity: 3, price: 1999 }],
        voucherId: 'spring',
        voucherCode: 'LENZ',
      }),
      await givenOrder(getDb(), { lines: [{ ...voucher }, { price: 1 }, { price: 3333, quantity: 2 }] }),
    ]
    for (const { number } of orders) await run('shipped', number, '--carrier', 'dhl')
    await run('paid', orders[0]?.number ?? '')
    await run('paid', orders[2]?.number ?? '')
    await send()
    await run('refund', orders[0]?.number ?? '', '--amount', '5.01', '--lines', '2')
    await run('refund', orders[2]?.number ?? '', '--amount', '7.77')
    await send()
  })

  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const write = async (texts: AsyncIterable<string>) => {
      for await (const text of texts) written += text
    }
    const given = { paymentService: async () => undefined, write, now, brand: 'baby' } as const
    const result = await runOrderCommand(getDb(), parsed.command, given)
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const send = () =>
    sendDueOrderMails({
      ...{ db: getDb(), service: { sendMail: async () => undefined }, brand: 'baby' },
      ...{ baseUrl: 'https://shop.example', now: () => now, openTerms: async () => Buffer.from('terms') },
    })

  it.each([undefined, ...reportDivisions])(
    'comes to invoices less credit notes to the cent, by %s',
    async (by) => {
      const papers = await findPapers(getDb(), {})
      const rows = await readReport(getDb(), { ...december, by }, 'baby')
      const sum = (kind: string) =>
        papers.filter((paper) => paper.kind === kind).reduce((all, { amount }) => all + amount, 0)
      const of = (amount: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + amount(row), 0)
      expect(of(({ invoiced }) => invoiced)).toBe(sum('invoice'))
      expect(of(({ credited }) => credited)).toBe(sum('creditNote'))
      expect(sum('creditNote')).toBe(1278)
      expect(of(({ taxes }) => taxes.reduce((all, { net, tax }) => all + net + tax, 0))).toBe(
        sum('invoice') - sum('creditNote'),
      )
      expect(of(({ pieces }) => pieces)).toBe(9)
      expect(of(({ vouchers }) => vouchers)).toBe(500)
    },
  )

  it('is of the days where the shop sells', async () => {
    expect(await run('report', '--from', '2026-11-01', '--to', '2026-11-30')).toMatch(/no invoice/)
    const days = await readReport(getDb(), { ...december, by: 'day' }, 'baby')
    expect(days.map(({ group, orders }) => [group, orders])).toEqual([['2026-12-01', 3]])
    const weeks = await readReport(getDb(), { ...december, by: 'week' }, 'baby')
    expect(weeks.map(({ group }) => group)).toEqual(['2026-W49'])
  })

  it('credits the lines that a refund names, and knows vouchers', async () => {
    const goods = await readReport(getDb(), { ...december, by: 'product' }, 'baby')
    expect(goods.find(({ group }) => group.startsWith('10002'))?.credited).toBeGreaterThanOrEqual(501)
    const vouchers = await readReport(getDb(), { ...december, by: 'voucher' }, 'baby')
    expect(vouchers.map(({ group, orders }) => [group, orders])).toEqual([
      ['(none)', 2],
      ['spring', 1],
    ])
  })

  it('is a table with its sums, or a file', async () => {
    const time = ['--from', '2026-12-01', '--to', '2026-12-31'] as const
    const told = await run('report', ...time, '--market', 'de-de', '--by', 'payment')
    expect(told).toMatch(/^de-de, 2026-12-01 to 2026-12-31\n\npayment +currency +orders/)
    expect(told).toMatch(/^EUR: invoices \d+\.\d\d - credit notes 12\.78 = \d+\.\d\d gross/m)
    await run('report', ...time, '--by', 'month', '--csv')
    expect(written).toMatch(/^\ufeffmonth,currency,orders,pieces,[\s\S]*net_19,vat_19\r\n2026-12,EUR,3,9,/)
    expect(await run('report', ...time, '--market', 'de-xx')).toBe('refused: There is no market de-xx.')
    expect(await run('report', ...time, '--market', 'fr-ch')).toMatch(/no invoice/)
  })

  it('is answered to a system of the merchant, which says what it wants', async () => {
    serveDatabase(getDb())
    const ask = (query: string, headers: HeadersInit = { authorization: `Bearer ${token}` }) =>
      GET(new Request(`http://shop.example/api/merchant/report/?${query}`, { headers }))
    const answer = await ask('from=2026-12-01&to=2026-12-31&by=month')
    const { rows } = merchantReport.parse(await answer.json())
    expect(rows).toMatchObject([{ group: '2026-12', currency: 'EUR', orders: 3, credited: 1278 }])
    for (const [query, field] of [
      ['from=1.12.2026&to=2026-12-31', 'from'],
      ['from=2026-12-31&to=2026-12-01', 'to'],
      ['from=2026-12-01&to=2026-12-31&by=hour', 'by'],
      ['from=2026-12-01&to=2026-12-31&market=de-xx', 'market'],
    ] as const) {
      const refused = await ask(query)
      expect(refused.status).toBe(400)
      expect(Object.keys((await refused.json()).errors)).toEqual([field])
    }
    expect((await ask('from=2026-12-01&to=2026-12-31', {})).status).toBe(401)
  })
})
