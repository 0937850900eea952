import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { baskets } from '@/lib/shop/basket/tables'
import { type CheckoutEntries, saveCheckout } from '@/lib/shop/checkout/save'
import { checkouts } from '@/lib/shop/checkout/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 9, 0, second))
const chosen = (paymentMethod: 'RE' | 'KK' | 'V', second: number) => ({
  ...{ paymentMethod, paymentChosenAt: at(second) },
})

describeOnDatabases('Choices of payment', (getDb) => {
  beforeEach(() => getDb().execute(sql`truncate baskets cascade`))

  it.each<[string, CheckoutEntries[], string | null]>([
    ['one after another', [chosen('RE', 1), chosen('KK', 2)], 'KK'],
    ['at once, the later one written first', [chosen('KK', 2), chosen('RE', 1)], 'KK'],
    [
      'with another step between them',
      [chosen('KK', 2), { hasOwnInvoiceAddress: true }, chosen('RE', 1)],
      'KK',
    ],
    ['that are made without a time, such as after an order', [chosen('KK', 2), { paymentMethod: 'V' }], 'V'],
  ])('%s: the one that was asked for last counts', async (_, entries, method) => {
    const id = randomUUID()
    await getDb()
      .insert(baskets)
      .values({ id, brand: 'baby', locale: 'de-de' } as typeof baskets.$inferInsert)
    for (const entered of entries) await saveCheckout(getDb(), id, entered)
    const [row] = await getDb().select().from(checkouts)
    expect(row?.paymentMethod).toBe(method)
  })
})
