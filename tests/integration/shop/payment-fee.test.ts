import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { redeemCode } from '@/lib/shop/basket/redeem-code'
import { loadCheckout } from '@/lib/shop/checkout/load-checkout'
import { placeOrder } from '@/lib/shop/checkout/place-order'
import { saveCheckout } from '@/lib/shop/checkout/save'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { findOrder } from '@/lib/shop/orders/find-order'
import type { PaymentMethod } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { orderAddress } from '../../fixtures/orders'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const usual = defaultConfiguration('baby', market)
const { NN } = usual.payments.methods
if (!NN) throw new Error('There is no cash on delivery')

const contextWith = (fee: number | undefined) => ({
  ...{ brand: 'baby' as const, market, now: new Date('2026-11-22T12:00:00Z') },
  shipping: {
    ...{ frachtkosten: 2990, freightLabel: '' },
    conditions: [{ label: '', versandkosten: 499, ab_bestellwert: 0 }],
  },
  options: usual.options,
  payments: {
    ...usual.payments,
    methods: { ...usual.payments.methods, NN: { ...NN, ...(fee !== undefined && { fee }) } },
  },
  ...{ prepaymentDays: 7, invoiceDays: 14, returning: { returns: usual.returns }, isSelling: true },
  client: [{ name: 'here', isShared: false }],
})

describeOnDatabases('A fee for cash on delivery', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate vouchers, gift_cards, promotions, products, baskets, orders, listing_entries, attempts, outbox cascade`,
    )
    await givenCategories(getDb())
    const body = givenProduct({
      key: '010',
      number: '110',
      name: 'Body',
      price: 2000,
      stock: 5,
      sizes: ['56'],
    })
    await writeProducts(getDb(), [body], { brand: 'baby' })
    const card = { type: 'gift_card', code: 'CARD-0001', currency: 'EUR', balance: 500 }
    await importInto(getDb(), JSON.stringify(card))
  })

  const charging = contextWith(490)
  const filled = async () => {
    const added = await addToBasket(getDb(), charging, undefined, [{ variant: '010.1', quantity: 1 }])
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    return added.id
  }
  const checkoutWith = async (basket: string, method: PaymentMethod, context = charging) => {
    const guest = {
      gender: 'f',
      first_name: 'A',
      last_name: 'B',
      email: 'a@example.com',
      newsletter: false,
    } as const
    await saveCheckout(getDb(), basket, { guest, deliveryAddress: orderAddress, paymentMethod: method })
    const checkout = await loadCheckout(getDb(), context, basket)
    if (!checkout) throw new Error('There is no checkout')
    return checkout
  }
  const wanted = ({ id: checkout, review = '' }: Awaited<ReturnType<typeof checkoutWith>>) => ({
    ...{ checkout, review, provider: 'sandbox', isTest: false, isImmediate: true },
  })

  it('is in the totals from the choice on, in the order, what is to be paid and the export', async () => {
    const basket = await filled()
    expect((await checkoutWith(basket, 'RE')).basket.cost).toMatchObject({ toPay: 2499 })
    expect((await checkoutWith(basket, 'RE')).basket.cost.fee).toBeUndefined()
    await redeemCode(getDb(), charging, basket, 'CARD-0001')
    const checkout = await checkoutWith(basket, 'NN')
    expect(checkout.basket.cost).toMatchObject({
      ...{ fee: { label: 'Gebühr: Nachnahme', amount: 490 }, shipping: 499 },
      ...{ withTax: 2989, covered: 500, toPay: 2489, taxes: [{ rate: 0.19, amount: 477 }], withoutTax: 2512 },
    })
    const result = await placeOrder(getDb(), charging, basket, wanted(checkout))
    if (!result.ok) throw new Error(result.error.key)
    const order = await findOrder(getDb(), result.order.number)
    expect(order).toMatchObject({ total: 2989, toPay: 2489, cost: { fee: { amount: 490 } } })
    expect(order?.payments.find(({ method }) => method === 'NN')).toMatchObject({
      amount: 2489,
      status: 'open',
    })
    let csv = ''
    for await (const part of exportOrders(getDb(), { format: 'csv', filter: {} })) csv += part
    const [head = '', row = ''] = csv.split('\r\n')
    expect(row.split(',')[head.split(',').indexOf('order_payment_fee')]).toBe('4.90')
  })

  it('that has changed since the review is shown first', async () => {
    const basket = await filled()
    const checkout = await checkoutWith(basket, 'NN', contextWith(undefined))
    expect(checkout.basket.cost.toPay).toBe(2499)
    expect(await placeOrder(getDb(), charging, basket, wanted(checkout))).toEqual({
      ...{ ok: false, error: { key: 'changed' } },
    })
  })
})
