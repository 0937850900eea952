import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { issueInvoice } from '@/lib/shop/order-papers/issue-invoice'
import { invoiceCounters, invoices } from '@/lib/shop/order-papers/tables'
import { describeOnDatabases } from '../../fixtures/databases'
import { writeTestOrder } from '../../fixtures/write-test-order'

const [market] = allMarkets
if (!market) throw new Error('There is no market')
const at = new Date('2026-11-23T13:05:00Z')
const many = 50
const numbers = Array.from({ length: many }, (_, index) => index + 1)

describeOnDatabases('The numbers of invoices', (getDb) => {
  let ids: number[] = []
  beforeEach(async () => {
    await getDb().execute(sql`truncate invoices, invoice_counters, orders restart identity cascade`)
    ids = []
    for (const n of numbers) ids.push(await writeTestOrder(getDb(), { number: String(10_000_000 + n) }))
  })
  const asked = (orderId: number, more: object = {}) => ({
    ...{ orderId, brand: 'baby' as const, market, seller: usualSeller('de-de'), at },
    ...more,
  })
  const sequences = async () =>
    (await getDb().select().from(invoices)).map(({ sequence }) => sequence).sort((a, b) => a - b)

  it('have no gap and no double when fifty are drawn at once', async () => {
    await Promise.all(ids.map((id) => issueInvoice(getDb(), asked(id))))
    expect(await sequences()).toEqual(numbers)
  })

  it('have no gap where some roll back', async () => {
    const drawn = await Promise.allSettled(
      ids.map((id, index) =>
        getDb().transaction(async (tx) => {
          await issueInvoice(tx, asked(id))
          if (index % 3 === 0) throw new Error('rolled back')
        }),
      ),
    )
    const kept = drawn.filter(({ status }) => status === 'fulfilled').length
    expect(kept).toBe(33)
    expect(await sequences()).toEqual(numbers.slice(0, kept))
    await Promise.all(ids.map((id) => issueInvoice(getDb(), asked(id))))
    expect(await sequences()).toEqual(numbers)
  })

  it('are drawn once for an order, however often and at once it is asked for', async () => {
    const drawn = await Promise.all(numbers.map(() => issueInvoice(getDb(), asked(ids[0] ?? 0))))
    expect(new Set(drawn.map(({ number }) => number))).toEqual(new Set(['2026-000001']))
    expect(await getDb().select().from(invoiceCounters)).toEqual([{ series: '', year: 2026, last: 1 }])
  })

  it('go on in the series of the demo where earlier releases have begun it', async () => {
    const demo = { prefixes: { invoice: 'BABY', creditNote: 'BABY-C' } }
    expect((await issueInvoice(getDb(), asked(ids[0] ?? 0, demo))).number).toBe('BABY-2026-000001')
    expect(await getDb().select().from(invoiceCounters)).toEqual([{ series: 'baby', year: 2026, last: 1 }])
  })

  it('begin anew with each brand, and with each year of the market', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids
    const drawn = [
      await issueInvoice(getDb(), asked(one)),
      await issueInvoice(getDb(), asked(two, { brand: 'bm' })),
      await issueInvoice(getDb(), asked(three, { at: new Date('2026-12-31T22:59:59Z') })),
      // Midnight in Berlin.
      await issueInvoice(getDb(), asked(four, { at: new Date('2026-12-31T23:00:00Z') })),
    ]
    expect(drawn.map(({ number }) => number)).toEqual([
      ...['2026-000001', 'B-2026-000001', '2026-000002', '2027-000001'],
    ])
  })
})
