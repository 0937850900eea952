import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { refund } from '@/lib/shop/merchant/refund'
import { writeGiftCards } from '@/lib/shop/order-papers/write-gift-cards'
import { deliverVouchers, deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import type { Order } from '@/lib/shop/orders/order'
import { findSoldGiftCards } from '@/lib/shop/orders/sold-gift-cards'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'

const now = new Date('2026-11-23T10:00:00Z')
const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')

describeOnDatabases('Vouchers that are sold to print', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
  })

  const voucher = { isDigital: true, isVoucher: true, price: 2500 }
  type Given = NonNullable<Parameters<typeof givenOrder>[1]>
  const paidByCard: Given['payments'] = [
    { method: 'KK', provider: 'sandbox', status: 'paid', reference: 'sbx_1' },
  ]
  const given = (more: Given = {}) => givenOrder(getDb(), { lines: [voucher], payments: paidByCard, ...more })
  const cardsOf = ({ id }: Order) => findSoldGiftCards(getDb(), id)

  it.each<[string, Given, number, Order['status']]>([
    ['alone, paid', {}, 1, 'shipped'],
    ['three of them', { lines: [{ ...voucher, quantity: 3 }] }, 3, 'shipped'],
    ['beside what is still to be sent', { lines: [voucher, {}] }, 1, 'partlyShipped'],
    ['beside what was sent', { status: 'partlyShipped', lines: [voucher, {}], sent: [2] }, 1, 'shipped'],
    ['beside a download of another kind', { lines: [voucher, { isDigital: true }] }, 1, 'partlyShipped'],
    ['on an invoice that is not paid', { lines: [voucher, {}], payments: [{ method: 'RE' }] }, 0, 'placed'],
    ['prepaid, and the money has not come', { payments: [{ method: 'V' }] }, 0, 'placed'],
    [
      'of which a gift card has paid a part so far',
      { lines: [voucher, {}], payments: [{ method: 'G', status: 'paid', amount: 1000 }, { method: 'RE' }] },
      0,
      'placed',
    ],
    ['of an order that is cancelled', { status: 'cancelled' }, 0, 'cancelled'],
    ['by post', { lines: [{ ...voucher, isDigital: false }] }, 0, 'placed'],
    ['as a gift of the shop', { lines: [{ ...voucher, isGift: true }] }, 0, 'placed'],
  ])('are issued when they are paid: %s', async (_, more, count, status) => {
    const order = await given(more)
    await deliverVouchers(getDb(), now)
    const cards = await cardsOf(order)
    expect(cards).toHaveLength(count)
    for (const card of cards) expect(card).toMatchObject({ issued: 2500, balance: 2500 })
    const after = await rereadOrder(getDb(), order)
    expect(after.status).toBe(status)
    const delivered = after.events.filter(({ type }) => type === 'delivered')
    expect(delivered.map(({ details }) => details)).toEqual(
      count > 0 ? [{ until: '2026-12-23T10:00:00.000Z' }] : [],
    )
  })

  it('are issued once, however often and at once it is tried', async () => {
    const order = await given({ lines: [{ ...voucher, quantity: 2 }] })
    await Promise.all(Array.from({ length: 5 }, () => deliverVouchersOf(getDb(), order.id, now)))
    await deliverVouchers(getDb(), now)
    expect(await cardsOf(order)).toHaveLength(2)
  })

  it('are worth what a piece costs before reductions, in the currency of the order', async () => {
    const order = await given({ currency: 'CHF', lines: [{ ...voucher, reduction: 500 }] })
    await deliverVouchers(getDb(), now)
    const rows = await getDb().execute(sql`select currency, issued, valid_to from gift_cards`)
    expect([...rows]).toEqual([{ currency: 'CHF', issued: 2500, valid_to: null }])
    expect(await cardsOf(order)).toHaveLength(1)
  })

  it('are worth nothing any more when the whole order was paid back', async () => {
    const order = await given()
    await deliverVouchers(getDb(), now)
    const service = { name: 'sandbox' as const, refund: async () => ({}) as never }
    const pay = (amount: number) =>
      refund(getDb(), order.number, { amount, reason: undefined }, { service, now })
    expect((await pay(100)).ok).toBe(true)
    expect((await cardsOf(order))[0]?.balance).toBe(2500)
    expect((await pay(order.toPay - 100)).ok).toBe(true)
    expect((await cardsOf(order))[0]?.balance).toBe(0)
  })

  it('are printed with their codes and amounts', async () => {
    const order = await given({ lines: [{ ...voucher, quantity: 8 }] })
    await deliverVouchers(getDb(), now)
    const cards = await cardsOf(order)
    const seller = usualSeller(market.shopLocale)
    const { text, pages, title } = await readPdf(await writeGiftCards({ order, cards, market, seller }))
    expect(title).toBe('Ihre Gutscheine')
    expect(pages.length).toBeGreaterThan(1)
    for (const { code } of cards) expect(text.replaceAll(' ', '')).toContain(code)
    expect(text.match(/Gutschein über 25,00 €/g)).toHaveLength(8)
  })
})
