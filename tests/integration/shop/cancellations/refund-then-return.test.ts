import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { readReport } from '@/lib/shop/merchant/report/read-report'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { findCreditNotes } from '@/lib/shop/order-papers/credit-notes'
import { findReturns, requestReturn, sumOfReturn } from '@/lib/shop/returns'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')
const [market] = allMarkets as [(typeof allMarkets)[number]]

describeOnDatabases('What was paid back before goods come back', (getDb) => {
  beforeEach(() =>
    getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, credit_note_counters, orders, order_returns cascade`,
    ),
  )

  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = {
      paymentService: async () => undefined,
      write: async () => {},
      now,
      brand: 'baby',
    } as const
    const result = await runOrderCommand(getDb(), parsed.command, given)
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const send = () =>
    sendDueOrderMails({
      ...{ db: getDb(), service: { sendMail: async () => {} }, brand: 'baby', now: () => now },
      ...{ baseUrl: 'https://shop.example', openTerms: async () => undefined },
    })

  /** A book of 6.95, a cup of 10.00 and three rattles of 25.00 together, sent and paid. */
  async function sold() {
    const order = await givenOrder(getDb(), {
      placedAt: now,
      cost: {
        ...{ currencyCode: 'EUR', goods: 4_395, shipping: 499, withTax: 4_694, withoutTax: 4_011 },
        taxes: [
          { rate: 0.19, amount: 638 },
          { rate: 0.07, amount: 45 },
        ],
        ...{ isFreight: false, reductions: [], covered: 0, toPay: 4_694 },
      },
      lines: [{ price: 695, vat: 0.07 }, { price: 1_000 }, { price: 900, quantity: 3, reduction: 200 }],
    })
    await run('shipped', order.number, '--carrier', 'dhl')
    await run('paid', order.number)
    await send()
    return order
  }
  type Sold = Awaited<ReturnType<typeof sold>>

  /** Announces pieces by the numbers of their lines; answers what the merchant is told to pay back. */
  async function back(order: Sold, pieces: Record<number, number>) {
    const quantities = new Map(
      Object.entries(pieces).map(([place, count]) => [order.lines[Number(place) - 1]?.id ?? 0, count]),
    )
    const asked = { key: randomUUID(), quantities, reasons: new Map(), now, market }
    const answer = await requestReturn(getDb(), { orderId: order.id, ...asked, terms: usualReturnTerms })
    expect(answer.ok).toBe(true)
    const returns = await findReturns(getDb(), order.id)
    const after = await rereadOrder(getDb(), order)
    const announced = returns.at(-1)
    const sum = announced ? sumOfReturn(after, announced, returns).total : 0
    expect(after.events.findLast(({ type }) => type === 'returnRequested')?.details.amount).toBe(sum)
    return sum
  }
  const refund = (order: Sold, amount: string, lines?: string) =>
    run('refund', order.number, '--amount', amount, ...(lines ? ['--lines', lines] : []))

  it.each([
    ['a part of the line', [['10.00', '3']], { 3: 3 }, 1_500],
    ['a part, and a piece comes back', [['10.00', '3']], { 3: 1 }, 833],
    ['nearly all, and a piece comes back', [['20.00', '3']], { 3: 1 }, 500],
    ['all of the line', [['25.00', '3']], { 3: 3 }, 0],
    ['a part of another line', [['10.00', '2']], { 3: 3 }, 2_500],
    ['a part of no line, when all comes back', [['10.00']], { 1: 1, 2: 1, 3: 3 }, 4_195 + 499 - 1_000],
    ['a part of the line and one of none', [['10.00', '3'], ['1.00']], { 1: 1, 2: 1, 3: 3 }, 4_694 - 1_100],
  ] as const)('is not paid back again: %s', async (_, refunds, pieces, sum) => {
    const order = await sold()
    for (const [amount, lines] of refunds) expect(await refund(order, amount, lines)).not.toContain('refused')
    expect(await back(order, pieces)).toBe(sum)
  })

  it('counts for the return that it was for, and the next one has its own', async () => {
    const order = await sold()
    expect(await back(order, { 3: 1 })).toBe(833)
    await refund(order, '8.33', '3')
    expect(await back(order, { 3: 1 })).toBe(834)
    expect(await refund(order, '8.34')).not.toContain('refused')
    expect(await back(order, { 3: 1 })).toBe(833)
    expect(await refund(order, '8.33', '3')).not.toContain('refused')
    expect(await back(order, { 1: 1, 2: 1 })).toBe(1_695 + 499)
    expect(await refund(order, '21.94', '1,2')).not.toContain('refused')
    expect(await refund(order, '0.01')).toContain('all of it is paid back')
  })

  it('bounds a refund of lines by what they have left, and says what that is', async () => {
    const order = await sold()
    await refund(order, '10.00', '3')
    await send()
    expect(await refund(order, '31.95', '1,3')).toContain(
      'At most 21.95 EUR can be paid back for line 1, 3: 31.95 EUR was paid for them, of which 10.00 EUR is paid back.',
    )
    expect(await refund(order, '15.01', '3')).toContain('At most 15.00 EUR can be paid back for line 3')
    expect(await refund(order, '15.00', '3')).not.toContain('refused')
    expect(await refund(order, '0.01', '3')).toContain('Nothing is left to be paid back for line 3')
    expect(await refund(order, '6.95', '1')).not.toContain('refused')
    // With the last of the goods goes the delivery.
    expect(await refund(order, '14.99', '2')).not.toContain('refused')
    await send()
    const rates = (await findCreditNotes(getDb(), [order.id])).map(({ taxes }) =>
      Object.fromEntries(taxes.map(({ rate, gross }) => [rate, gross])),
    )
    expect(rates.slice(0, 2)).toEqual([{ 0.19: 1_000 }, { 0.19: 1_500 }])
    const day = { from: '2026-11-01', to: '2026-12-31', market: undefined, by: 'product' } as const
    const rows = await readReport(getDb(), day, 'baby')
    expect(rows.map(({ invoiced, credited }) => invoiced - credited)).toEqual(rows.map(() => 0))
  })

  it('takes the tax of a line back that has been credited in part by what is left of it', async () => {
    const order = await sold()
    await refund(order, '6.00', '1')
    await refund(order, '10.95', '1,2')
    await send()
    const notes = await findCreditNotes(getDb(), [order.id])
    expect(notes.map(({ taxes }) => taxes.map(({ rate, gross }) => [rate, gross]))).toEqual([
      [[0.07, 600]],
      [
        [0.19, 1_000],
        [0.07, 95],
      ],
    ])
  })
})
