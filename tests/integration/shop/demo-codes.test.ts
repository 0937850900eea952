import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deliverVouchers } from '@/lib/shop/orders/deliver-vouchers'
import { endSeries } from '@/lib/shop/vouchers/series'
import { writeGiftCards } from '@/lib/shop/vouchers/write-gift-cards'
import { writeVouchers } from '@/lib/shop/vouchers/write-vouchers'
import { seedGiftCards, seedVouchers } from '@/scripts/seed/catalogue'
import { demoCodesLeft } from '@/scripts/seed/demo-codes-left'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')

describeOnDatabases('What is left of a demonstration', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, vouchers, outbox cascade`)
  })
  const left = () => demoCodesLeft(getDb(), 'baby', now)
  const sold = async (provider: string) => {
    await givenOrder(getDb(), {
      lines: [{ isDigital: true, isVoucher: true, price: 10_000 }],
      payments: [{ method: 'KK', provider, status: 'paid', reference: provider }],
    })
    await deliverVouchers(getDb(), now)
  }

  it('is nothing in a shop that began without codes to try', async () => expect(await left()).toEqual([]))

  it('is named until each code is ended: the vouchers that are valid, and the gift cards', async () => {
    await writeVouchers(getDb(), seedVouchers('baby'))
    await writeGiftCards(getDb(), seedGiftCards())
    const cards = seedGiftCards().map(({ code }) => code)
    const found = await left()
    expect(found).toEqual(['play', 'postage', 'welcome', ...cards.toSorted()])
    for (const name of found) expect(await endSeries(getDb(), name, now)).toBe(true)
    expect(await left()).toEqual([])
  })

  it('are the gift cards that the sandbox has sold, and none that money was paid for', async () => {
    await sold('stripe')
    expect(await left()).toEqual([])
    await sold('sandbox')
    const found = await left()
    expect(found).toHaveLength(1)
    expect(await endSeries(getDb(), found[0] ?? '', now)).toBe(true)
    expect(await left()).toEqual([])
  })
})
