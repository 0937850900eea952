import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { PaymentError } from '@/lib/platform/payments'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { refund } from '@/lib/shop/merchant/refund'
import { whereaboutsOf } from '@/lib/shop/order-mails/withdrawal-steps'
import { writeGiftCards } from '@/lib/shop/order-papers/gift-cards/write-gift-cards'
import { creditGiftCard, debitGiftCard } from '@/lib/shop/orders/codes'
import { deliverVouchers, deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import type { Order } from '@/lib/shop/orders/order'
import { findCardsOfLines, findSoldGiftCards } from '@/lib/shop/orders/sold-gift-cards'
import { cardLook } from '@/lib/storefront/design/brand'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'
import { usualLook } from '../../fixtures/shops'

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

  const service = { name: 'sandbox' as const, refund: async () => ({}) as never }
  const pay = (
    order: Order,
    amount: number,
    lines?: number[],
    by: Pick<typeof service, 'name' | 'refund'> = service,
  ) => refund(getDb(), order.number, { amount, reason: undefined, lines }, { service: by, now })
  const balances = async () => {
    const rows = await getDb().execute<{ balance: number }>(
      sql`select balance from gift_cards order by balance`,
    )
    return [...rows].map(({ balance }) => balance)
  }
  const spend = (amount: number) =>
    getDb().transaction(async (tx) => {
      const [card] = await tx.execute<{ code: string }>(sql`select code from gift_cards limit 1`)
      if (!card || !(await debitGiftCard(tx, { code: card.code, amount }, now))) throw new Error('Not spent')
      return card.code
    })
  const goods = { price: 300 }

  it.each<[string, Given['lines'], number, [number, number[]?][], number[]]>([
    ['the whole order', [voucher], 0, [[2500]], [0]],
    ['the whole order in parts', [voucher], 0, [[100], [2400]], [0]],
    ['their line alone', [voucher, goods], 0, [[2500, [1]]], [0]],
    ['a part of their line', [voucher, goods], 0, [[1000, [1]]], [1500]],
    ['other goods', [voucher, goods], 0, [[300, [2]]], [2500]],
    ['no line, and no more than other goods cost', [voucher, goods], 0, [[799]], [2500]],
    ['no line, and more than other goods cost', [voucher, goods], 0, [[1799]], [1500]],
    ['one piece of two', [{ ...voucher, quantity: 2 }], 1000, [[2500, [1]]], [0, 1500]],
    ['what is left of a spent one', [voucher, goods], 1000, [[1500, [1]]], [0]],
    ['what was bought at a discount', [{ ...voucher, reduction: 500 }], 0, [[1000]], [1250]],
  ])('lose what is paid back for them: %s', async (_, lines, spent, paybacks, left) => {
    const order = await given({ lines })
    await deliverVouchers(getDb(), now)
    if (spent > 0) await spend(spent)
    for (const [amount, of] of paybacks) expect(await pay(order, amount, of)).toMatchObject({ ok: true })
    expect(await balances()).toEqual(left)
  })

  it.each<[string, number, number[] | undefined, string]>([
    ['as a whole', 3299, undefined, '22.99'],
    ['by their line', 2500, [1], '15.00'],
    ['by all lines', 3299, [1, 2], '22.99'],
  ])('are not paid back as far as they are spent: %s', async (_, amount, of, most) => {
    const order = await given({ lines: [voucher, goods] })
    await deliverVouchers(getDb(), now)
    await spend(1000)
    expect(await pay(order, amount, of)).toMatchObject({
      problem: expect.stringMatching(new RegExp(`At most ${most} EUR .* spent with gift cards`)),
    })
    expect(await balances()).toEqual([1500])
  })

  it.each<[string, Given['lines'], number, number]>([
    ['nothing is spent', [voucher, goods], 0, 2500],
    ['a part is spent', [voucher, goods], 1000, 1500],
    ['all is spent', [voucher, goods], 2500, 0],
    ['a part is spent of one at a discount', [{ ...voucher, reduction: 500 }, goods], 1000, 1200],
    ['a part is spent of one of two', [{ ...voucher, quantity: 2 }, goods], 1000, 4000],
  ])(
    'are told at a withdrawal with what can be paid back and not a cent more: %s',
    async (_, lines, spent, most) => {
      const order = await given({ lines })
      await deliverVouchers(getDb(), now)
      if (spent > 0) await spend(spent)
      const cards = await findCardsOfLines(getDb(), order.id)
      const { mailed } = whereaboutsOf(await rereadOrder(getDb(), order), cards)
      expect(mailed).toEqual({ count: expect.any(Number), amount: most, spent })
      expect(await pay(order, most + 1, [1])).toMatchObject({ ok: false })
      if (most > 0) expect(await pay(order, most, [1])).toMatchObject({ ok: true })
      expect((await balances()).reduce((sum, balance) => sum + balance, 0)).toBe(0)
    },
  )

  it('get back from another order what is theirs, and nothing that was paid back', async () => {
    const order = await given()
    await deliverVouchers(getDb(), now)
    const code = await spend(1000)
    const credit = (amount: number) => getDb().transaction((tx) => creditGiftCard(tx, { code, amount }))
    expect((await pay(order, 1500)).ok).toBe(true)
    expect(await credit(1000)).toBe(1000)
    expect(await balances()).toEqual([1000])
    expect((await pay(order, 1000)).ok).toBe(true)
    expect(await credit(1000)).toBe(0)
    expect(await balances()).toEqual([0])
    expect(await cardsOf(order)).toEqual([])
  })

  it('are worth again what they were when the payment service refuses to pay back', async () => {
    const order = await given({ lines: [voucher, goods] })
    await deliverVouchers(getDb(), now)
    const refusing = () => Promise.reject(new PaymentError('refused', 'too old'))
    expect((await pay(order, 2500, [1], { name: 'sandbox', refund: refusing })).ok).toBe(false)
    expect(await balances()).toEqual([2500])
  })

  it('are not spent and paid back at once', async () => {
    const order = await given()
    await deliverVouchers(getDb(), now)
    const [paid] = await Promise.all([pay(order, 2500), spend(1000).catch(() => undefined)])
    expect(await balances()).toEqual([paid.ok ? 0 : 1500])
  })

  it('are issued before anything is paid back', async () => {
    const order = await given({ lines: [voucher, goods] })
    expect(await pay(order, 2500, [1])).toMatchObject({ problem: expect.stringMatching(/being issued/) })
  })

  it('are printed with their codes and amounts', async () => {
    const order = await given({ lines: [{ ...voucher, quantity: 8 }] })
    await deliverVouchers(getDb(), now)
    const cards = await cardsOf(order)
    const seller = usualSeller(market.shopLocale)
    const { text, pages, title } = await readPdf(
      await writeGiftCards({
        ...{ order, cards, market, seller, message: '', format: 'sheet' },
        ...{ look: cardLook(usualLook()), baseUrl: 'https://shop.test' },
      }),
    )
    expect(title).toBe('Ihre Gutscheine')
    expect(pages).toHaveLength(8)
    for (const { code } of cards) expect(text.replaceAll(' ', '')).toContain(code)
    expect(text.match(/25,00 €/g)).toHaveLength(8)
  })
})
